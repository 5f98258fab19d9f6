import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { type Control, findControls, someOfEachKind } from './controls.ts';
import { firstLatencies } from './firstInteraction.ts';
import { watchInteractions } from './latency.ts';
import { addressOf, openInteractive, type Phone, settle, withPhone } from './phone.ts';
import { latencyOfSending } from './sending.ts';
import { latencyOfControl } from './useControl.ts';

const group = 'Interaction to Next Paint, processor 4 × slower';

/** What was used, and how long it took to answer, in milliseconds. */
export interface Latency {
  what: string;
  ms: number;
}

/** Controls that only show after others were used are measured in the next round. */
const ROUNDS = 3;

async function controlsOf({ page, slow }: Phone, done: ReadonlySet<string>) {
  await slow(1);
  const controls = await findControls(page);
  await slow(4);
  return someOfEachKind(controls.filter(({ kind }) => !done.has(kind)));
}

/** Uses one control, and returns to the page if it has left it. */
async function measureControl(
  phone: Phone,
  address: string,
  control: Control,
): Promise<Latency | undefined> {
  let ms = await latencyOfControl(phone, control);
  if (ms === undefined) {
    // What was used before has taken it away, such as another category.
    await openInteractive(phone, address);
    ms = await latencyOfControl(phone, control);
  }
  const { page } = phone;
  if (new URL(page.url()).pathname !== new URL(address).pathname) {
    await page.goBack();
    await settle(phone);
  }
  return ms === undefined ? undefined : { what: `${control.role} “${control.name}”`, ms };
}

/** Every kind of control on a page, also of those that appear on the way. */
function latenciesOn(site: BenchSite, path: string): Promise<Latency[]> {
  return withPhone(site, async (phone) => {
    const address = addressOf(site, path);
    await watchInteractions(phone.page);
    await openInteractive(phone, address);
    const latencies: Latency[] = [];
    const done = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const controls = await controlsOf(phone, done);
      for (const control of controls) {
        const latency = await measureControl(phone, address, control);
        if (latency) latencies.push(latency);
        done.add(control.kind);
      }
    }
    return latencies;
  });
}

const slowest = (latencies: readonly Latency[]) =>
  latencies.reduce((worst, latency) => (latency.ms > worst.ms ? latency : worst), {
    what: 'nothing',
    ms: 0,
  });

function row(name: string, latencies: readonly Latency[]): Measurement {
  const { what, ms } = slowest(latencies);
  return {
    group,
    name,
    value: ms,
    unit: 'ms',
    target: { atMost: 100 },
    note: `${what}; ${latencies.length} measured`,
  };
}

/**
 * How long each control takes to answer, the first interaction of a visit among them. Controls are
 * found in the accessibility tree, so that a new one is measured without being named here.
 */
export const interactions: Measure = async (site) => {
  const rows: Measurement[] = [];
  const all: Latency[] = [];
  for (const path of site.paths) {
    const latencies = await latenciesOn(site, path);
    if (path === '/contact') latencies.push(...(await latencyOfSending(site)));
    all.push(...latencies);
    rows.push(row(`${path} slowest`, latencies));
  }
  const first = await firstLatencies(site);
  return [
    ...rows,
    {
      group,
      name: 'median of all',
      value: medianOf(all.map(({ ms }) => ms)),
      unit: 'ms',
      target: { atMost: 40 },
      note: `${all.length} controls; browsers round to 8 ms, and anything below 16 ms counts as 8`,
    },
    row('slowest first interaction', first),
  ];
};
