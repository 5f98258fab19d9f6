import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { slow4G, stepsIn, watchScripts } from './network.ts';
import { goTo, untilReady, watchHeading } from './nextPage.ts';
import { addressOf, openHydrated, openInteractive, settle, withPhone } from './phone.ts';

const group = 'Next page after a tap, processor 4 × slower';

/** How often each change is measured. */
const RUNS = 3;

/** A change to a page, and in how many steps its scripts came. */
interface Change {
  to: string;
  ms: number;
  steps: number;
}

/** Who saves data gets the scripts of the page that they go to, and no others. */
const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

interface Circumstances {
  isSlow?: boolean;
  savesData?: boolean;
}

/** From the page before it in the navigation, with the first touch. */
const changeFirst = (
  site: BenchSite,
  to: string,
  { isSlow, savesData }: Circumstances,
): Promise<Change> =>
  withPhone(site, async (phone) => {
    if (savesData) await phone.page.addInitScript(saveData);
    await watchHeading(phone);
    const from = site.paths.at(site.paths.indexOf(to) - 1) ?? '/';
    await openHydrated(phone, addressOf(site, from));
    await settle(phone);
    if (isSlow) await phone.cdp.send('Network.emulateNetworkConditions', slow4G);
    const scripts = await watchScripts(phone.cdp);
    const ms = await goTo(phone, site, to);
    return { to, ms, steps: stepsIn(scripts) };
  });

/** From page to page, once the visitor has used the site: all of them are ready. */
const changeLater = (site: BenchSite): Promise<Change[]> =>
  withPhone(site, async (phone) => {
    await watchHeading(phone);
    await openInteractive(phone, addressOf(site, site.paths.at(-1) ?? '/'));
    const changes: Change[] = [];
    for (const to of site.paths) {
      await untilReady(phone);
      changes.push({ to, ms: await goTo(phone, site, to), steps: 0 });
    }
    return changes;
  });

/** One change to each page with the first touch. */
async function changeFirstAll(site: BenchSite, circumstances: Circumstances): Promise<Change[]> {
  const changes: Change[] = [];
  for (const to of site.paths) changes.push(await changeFirst(site, to, circumstances));
  return changes;
}

/** The median for each page. */
async function inRuns(changeAll: () => Promise<Change[]>): Promise<Change[]> {
  const all: Change[] = [];
  for (let run = 0; run < RUNS; run++) all.push(...(await changeAll()));
  return Array.from(new Set(all.map(({ to }) => to)), (to) => {
    const changes = all.filter((change) => change.to === to);
    return {
      to,
      ms: medianOf(changes.map(({ ms }) => ms)),
      steps: Math.max(...changes.map(({ steps }) => steps)),
    };
  });
}

const say = (changes: readonly Change[], value: (of: Change) => number) =>
  changes.map((change) => `${change.to} ${Math.round(value(change))}`).join(', ');

/** From the end of a tap to the heading of the next page, and how its scripts come. */
export const pageChanges: Measure = async (site) => {
  const later = await inRuns(() => changeLater(site));
  const first = await inRuns(() => changeFirstAll(site, {}));
  const slow = await changeFirstAll(site, { isSlow: true });
  const alone = await changeFirstAll(site, { isSlow: true, savesData: true });
  const row = (name: string, changes: readonly Change[]): Measurement => ({
    group,
    name,
    value: Math.max(...changes.map(({ ms }) => ms)),
    unit: 'ms',
    note: say(changes, ({ ms }) => ms),
  });
  return [
    { ...row('heading painted, slowest page', later), target: { atMost: 150 } },
    {
      ...row('the same where the tap is the first touch, slowest page', first),
      target: { atMost: 150 },
    },
    row('the same on slow 4G, slowest page', slow),
    {
      group,
      name: 'steps in which scripts come, most',
      value: Math.max(...alone.map(({ steps }) => steps)),
      unit: 'count',
      target: { atMost: 2 },
      note: say(alone, ({ steps }) => steps),
    },
  ];
};
