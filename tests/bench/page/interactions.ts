import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { fetchTool } from '../../harness/fetchTool.ts';
import type { Measure } from './measurement.ts';
import { openHydrated, withPhone } from './phone.ts';

/** What a faster answer than browsers report counts as, in milliseconds (w3c.github.io/event-timing). */
const FASTER_MS = 8;

/** After so long, an answer has been painted and reported, in milliseconds. */
const QUIET_MS = 1000;

const usable = 'a[href], button, input, textarea, select, [role=tab]';

/** Keeps Interaction to Next Paint in `inp`. The router's links work, and no other link leaves the document. */
const watcher = () => `
  ${readFileSync(join(fetchTool('web-vitals'), 'web-vitals/dist/web-vitals.iife.js'), 'utf8')}
  const options = { reportAllChanges: true, durationThreshold: 16 };
  webVitals.onINP(({ value }) => { window.inp = value; }, options);
  window.inp = ${FASTER_MS};
  addEventListener('click', (event) => event.target.closest('a') && event.preventDefault());`;

/** The places of the controls that a finger reaches: of those that look the same, such as tabs, the first and the last. */
const findControls = (page: Page) =>
  page.locator(usable).evaluateAll((elements) => {
    const reached = [...elements.entries()].filter(([, element]) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(hit) && !element.matches(':disabled');
    });
    const kinds = reached.map(([, { tagName, className }]) => `${tagName} ${className}`);
    const isEnd = (kind: string, place: number) =>
      place === kinds.indexOf(kind) || place === kinds.lastIndexOf(kind);
    return reached.filter((_, place) => isEnd(kinds[place] ?? '', place)).map(([index]) => index);
  });

/** Puts a finger on a point for 80 ms, as fingers take. A busy page answers late, but the finger doesn't wait for it. */
async function tap(page: Page, point: { x: number; y: number }) {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await Promise.all([touch('touchStart', [point]), wait(80).then(() => touch('touchEnd', []))]);
}

/** Uses a control as the first thing on its page: a finger on it, and a letter into a field. */
async function answerOf(page: Page, path: string, index: number) {
  await openHydrated(page, path);
  await page.waitForTimeout(QUIET_MS);
  const { name, isField, ...point } = await page
    .locator(usable)
    .nth(index)
    .evaluate((one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const isField = one.matches('textarea, input');
      const name = one.ariaLabel ?? one.textContent?.slice(0, 40);
      return { name, isField, x: x + width / 2, y: y + height / 2 };
    });
  await tap(page, point);
  if (isField) await page.keyboard.press('a');
  await page.waitForTimeout(QUIET_MS);
  const ms = Number(await page.evaluate('performance.interactionCount > 0 ? inp : NaN'));
  if (Number.isNaN(ms)) throw new Error(`Nothing answered at “${name}” (${index}) on ${path}.`);
  return { name: `${path} “${name}”`, ms };
}

/** How long the controls of all pages take to answer, on a processor four times slower. */
export const interactions: Measure = async (site) => {
  const answers: { name: string; ms: number }[] = [];
  for (const path of site.paths) {
    await withPhone(site, { slowdown: 4 }, async (page) => {
      await page.addInitScript(watcher());
      await openHydrated(page, path);
      const controls = await findControls(page);
      for (const index of controls) answers.push(await answerOf(page, path, index));
    });
  }
  answers.sort((a, b) => b.ms - a.ms);
  const runs = answers.map(({ ms }) => ms);
  const note = answers[0]?.name ?? '';
  return [
    { figure: 'INP, median of all controls', runs, unit: 'ms', target: 48 },
    { figure: 'INP, slowest control', runs: runs.slice(0, 1), unit: 'ms', target: 200, note },
  ];
};
