import type { CDPSession } from 'playwright';

/** The connection of Lighthouse's phone: 150 ms for each round trip, 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** When a script was asked for, and when it had come, in seconds of the browser's clock. */
interface Load {
  start: number;
  end: number;
}

/** Records the scripts that a page loads from now on. */
export async function watchScripts(cdp: CDPSession): Promise<ReadonlyMap<string, Load>> {
  const loads = new Map<string, Load>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    if (type === 'Script')
      loads.set(requestId, { start: timestamp, end: Number.POSITIVE_INFINITY });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const load = loads.get(requestId);
    if (load) load.end = timestamp;
  });
  await cdp.send('Network.enable');
  return loads;
}

/** In how many steps they came: a script that is asked for after another had come is one step later. */
export function stepsIn(loads: ReadonlyMap<string, Load>): number {
  const inOrder = Array.from(loads.values()).toSorted((a, b) => a.start - b.start);
  const steps = new Map<Load, number>();
  for (const load of inOrder) {
    const earlier = inOrder.filter(({ end }) => end <= load.start);
    steps.set(load, 1 + Math.max(0, ...earlier.map((one) => steps.get(one) ?? 0)));
  }
  return Math.max(0, ...steps.values());
}

/**
 * The same as Lighthouse applies it: there is one delay for each request, so that it stands for the
 * round trips of a new connection as well.
 */
export const appliedSlow4G = {
  ...slow4G,
  latency: 3.75 * slow4G.latency,
  downloadThroughput: 0.9 * slow4G.downloadThroughput,
  uploadThroughput: 0.9 * slow4G.uploadThroughput,
};
