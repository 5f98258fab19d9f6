import type { BenchSite } from '../measurement.ts';

/** What the browser says of one thing that it did, times in microseconds. */
interface TraceEvent {
  name: string;
  /** `X` is a whole event, `b` and `e` are begin and end of one. */
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  id2?: { local?: string };
  args: { name?: string; data?: { type?: string } };
}

/** What the main thread of the page did meanwhile, times in milliseconds. */
export interface Trace {
  /** Each frame: from what asked for it to the end of its rendering, as long-animation-frame has it. */
  frames: readonly number[];
  /** How long the animation frame callbacks of each frame took. */
  scripting: readonly number[];
  /** When the page was laid out, after the last click. */
  layouts: readonly number[];
  /** When something on it was painted, after the last click. */
  paints: readonly number[];
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Begin and end of events, matched by their ids. */
function durationsOf(events: readonly TraceEvent[]): number[] {
  const begun = new Map<string, number>();
  return events.flatMap(({ ph, ts, id2 }) => {
    const id = id2?.local ?? '';
    const start = begun.get(id);
    if (ph === 'b') begun.set(id, ts);
    if (ph !== 'e' || start === undefined) return [];
    begun.delete(id);
    return [(ts - start) / 1000];
  });
}

/** The process of the page: of those that draw pages, the one that has done most. */
function pageEvents(events: readonly TraceEvent[]): TraceEvent[] {
  const pids = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid }) => events.filter((event) => event.pid === pid));
  return pids.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/**
 * Records what the page does while something happens on it.
 * @param afterClickMs how much is left out after the last click, in milliseconds
 */
export async function record(
  { browser }: Pick<BenchSite, 'browser'>,
  act: () => Promise<unknown>,
  afterClickMs = 0,
): Promise<Trace> {
  await browser.startTracing(undefined, { categories });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const all = pageEvents(traceEvents).toSorted((a, b) => a.ts - b.ts);
  const click = all.findLast(({ args }) => args.data?.type === 'click');
  const events = all.filter(({ ts }) => ts >= (click?.ts ?? 0) + afterClickMs * 1000);
  const named = (name: string) => events.filter((event) => event.name === name);
  const timesOf = (name: string) => named(name).map(({ ts }) => (ts - (click?.ts ?? 0)) / 1000);
  return {
    frames: durationsOf(named('AnimationFrame')),
    scripting: named('FireAnimationFrame').map(({ dur = 0 }) => dur / 1000),
    layouts: timesOf('Layout'),
    paints: timesOf('Paint'),
  };
}
