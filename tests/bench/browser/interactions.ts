import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { type Control, endsOfEachKind, findControls } from './controls.ts';
import { firstLatencies } from './firstInteraction.ts';
import { type Latency, medianIfSlow, slowestOf, watchInteractions } from './latency.ts';
import { limitLatencies } from './limitInteraction.ts';
import { addressOf, openInteractive, type Phone, settle, withPhone } from './phone.ts';
import { latencyOfSending } from './sending.ts';
import { latencyOfControl } from './useControl.ts';

const group = 'Interaction to Next Paint, processor 4 × slower';

/** Controls that only show after others were used are measured in the next round. */
const ROUNDS = 3;

async function controlsOf({ page, slow }: Phone, done: ReadonlySet<string>) {
  await slow(1);
  const controls = await findControls(page);
  await slow(4);
  return endsOfEachKind(controls.filter(({ kind }) => !done.has(kind)));
}

/** Within this time a page changes, if it does. */
const CHANGE_MS = 5_000;

/** The page under measurement, and how to return to it. */
interface Opened {
  address: string;
  heading: string | null;
}

const headingIs = ({ page }: Phone, heading: string | null, isWanted: boolean) =>
  page.waitForFunction(
    ([text, wanted]) => (document.querySelector('h1')?.textContent === text) === wanted,
    [heading, isWanted] as const,
    { timeout: CHANGE_MS },
  );

/** Whether a control leads to another page of the site, and not only to a file or another place on this one. */
function leaves({ address }: Opened, { url }: Control): boolean {
  if (url === undefined) return false;
  const [from, to] = [new URL(address), new URL(url, address)];
  return to.origin === from.origin && to.pathname !== from.pathname && !/\.\w+$/.test(to.pathname);
}

/** Uses one control, and returns to the page if that has left it: how long the control took to answer. */
async function measureControl(
  phone: Phone,
  opened: Opened,
  control: Control,
): Promise<number | undefined> {
  let ms = await latencyOfControl(phone, control);
  if (ms === undefined) {
    // What was used before has taken it away, such as another category.
    await openInteractive(phone, opened.address);
    ms = await latencyOfControl(phone, control);
  }
  if (ms === undefined) return undefined;
  if (leaves(opened, control)) {
    const comeBack = async () => {
      await headingIs(phone, opened.heading, false);
      await phone.page.goBack();
      await headingIs(phone, opened.heading, true);
    };
    // A touch that something else took leaves the page where it was.
    await comeBack().catch(() => openInteractive(phone, opened.address));
    await settle(phone);
  }
  return ms;
}

/** Every kind of control on a page, also of those that appear on the way. */
function latenciesOn(site: BenchSite, path: string): Promise<Latency[]> {
  return withPhone(site, async (phone) => {
    const address = addressOf(site, path);
    await watchInteractions(phone.page);
    await openInteractive(phone, address);
    const opened = { address, heading: await phone.page.locator('h1').textContent() };
    const latencies: Latency[] = [];
    const done = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const controls = await controlsOf(phone, done);
      for (const control of controls) {
        const ms = await medianIfSlow(() => measureControl(phone, opened, control));
        const what = `${control.role} “${control.name}”`;
        if (ms !== undefined) latencies.push({ what, ms });
        done.add(control.kind);
      }
    }
    return latencies;
  });
}

function row(name: string, latencies: readonly Latency[]): Measurement {
  const { what, ms } = slowestOf(latencies);
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
  const limit = await limitLatencies(site);
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
    {
      group,
      name: 'a heading of the limit page that changes its own colour, median',
      value: medianOf(limit),
      unit: 'ms',
      runs: limit,
    },
  ];
};
