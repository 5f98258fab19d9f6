import type { Locator, Page } from 'playwright';
import { type BenchSite, type Measure, medianOf } from '../measurement.ts';
import { addressOf, openHydrated, type Phone, settle, tap, withPhone } from './phone.ts';
import { readVitals, watchVitals } from './vitals.ts';

const group = 'Interaction to Next Paint, processor 4 × slower';

/** What a faster answer than browsers tell of counts as, in milliseconds (w3c.github.io/event-timing). */
const FASTER_MS = 8;

const usable = 'a[href], button, input, textarea, select, [role=tab]';

/** A control that was used, and how long its answer took in milliseconds. */
interface Answer {
  name: string;
  ms: number;
}

/** The places of the controls on a page: of those that look the same, such as the tabs, the first and the last. */
const findControls = (page: Page) =>
  page.locator(usable).evaluateAll((elements) => {
    const kinds = new Map<string, number[]>();
    for (const [index, element] of elements.entries()) {
      if (!element.checkVisibility() || element.matches(':disabled')) continue;
      const kind = `${element.tagName} ${element.className} ${element.getAttribute('type')}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), index]);
    }
    const ends = [...kinds.values()].flatMap((places) => [places.at(0), places.at(-1)]);
    return [...new Set(ends)] as number[];
  });

/** Downloads and links to other sites answer, but nobody leaves. */
const stayHere = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && (link.target || link.download || link.origin !== location.origin)) {
        event.preventDefault();
      }
    }),
  );

/** How many taps and keys the browser has taken for interactions (w3c.github.io/event-timing). */
const countInteractions = (page: Page) =>
  page.evaluate(() => Reflect.get(performance, 'interactionCount') as number);

/**
 * Uses a control as the first thing on its page: a finger on it, and a letter into a field.
 * @returns how long the answer took, in milliseconds; NaN if the browser saw no interaction
 */
export async function answerOf(phone: Phone, control: Locator): Promise<number> {
  const { page } = phone;
  const before = await countInteractions(page);
  const isField = await control.evaluate((one) => one.matches('textarea, input:not([type=radio])'));
  // Such as a radio button under its label.
  if (!(await tap(phone, control))) {
    await control.press((await control.getAttribute('href')) === null ? ' ' : 'Enter');
  }
  if (isField) await page.keyboard.press('a');
  await settle(phone);
  // The library waits for an idle moment, too.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  await settle(phone);
  if ((await countInteractions(page)) === before) return Number.NaN;
  return Math.max(FASTER_MS, (await readVitals(page)).INP ?? 0);
}

const nameOf = (control: Locator) =>
  control.evaluate((one) => {
    const label = one.getAttribute('aria-label') ?? (one as HTMLInputElement).name;
    return `${one.localName} “${(label || one.textContent?.trim())?.slice(0, 40)}”`;
  });

/** Each control of a page, on a document of its own. */
const answersOn = (site: BenchSite, path: string): Promise<Answer[]> =>
  withPhone(site, async (phone) => {
    const { page } = phone;
    const address = addressOf(site, path);
    await watchVitals(page);
    await stayHere(page);
    await openHydrated(phone, address);
    const answers: Answer[] = [];
    for (const index of await findControls(page)) {
      await openHydrated(phone, address);
      const control = page.locator(usable).nth(index);
      const name = await nameOf(control);
      answers.push({ name, ms: await answerOf(phone, control) });
    }
    return answers;
  });

/** How long the controls of all pages take to answer, each as the first that is used. */
export const interactions: Measure = async (site) => {
  const all: Answer[] = [];
  for (const path of site.paths) {
    for (const { name, ms } of await answersOn(site, path)) {
      all.push({ name: `${path} ${name}`, ms });
    }
  }
  const unseen = all.filter(({ ms }) => Number.isNaN(ms)).map(({ name }) => name);
  if (unseen.length > 0) throw new Error(`Nothing answered on ${unseen.join(', ')}.`);
  const runs = all.map(({ ms }) => ms);
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  const note = slowest.map(({ name, ms }) => `${name} ${ms}`).join(', ');
  const unit = 'ms';
  return [
    {
      group,
      name: 'median of all controls',
      value: medianOf(runs),
      unit,
      target: { atMost: 48 },
      runs,
    },
    { group, name: 'slowest', value: Math.max(...runs), unit, target: { atMost: 200 }, note },
  ];
};
