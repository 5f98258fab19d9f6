import { setTimeout as wait } from 'node:timers/promises';
import type { BenchSite } from '../measurement.ts';
import type { Latency } from './interactions.ts';
import { latencyOf, watchInteractions } from './latency.ts';
import { addressOf, type Phone, settle, tap, withPhone } from './phone.ts';

/** What needs the application: links and downloads work without it. */
const needsScripts = 'main :is(button, [role=tab], input, textarea):visible';

/** How long after the last script has come, in milliseconds: hydration takes a while. */
const delaysMs = [0, 60];

async function touchFirst(phone: Phone): Promise<number | undefined> {
  const controls = phone.page.locator(needsScripts);
  const hasControls = (await controls.count()) > 0;
  const element = hasControls ? controls.first() : phone.page.locator('h1');
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  return box ? latencyOf(phone, () => tap(phone, box)) : undefined;
}

/** Before the application has come. */
async function beforeScripts(phone: Phone, address: string) {
  const { page } = phone;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address);
  const ms = await touchFirst(phone);
  release();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // What was touched is done now, and that may be slow, too.
  await settle(phone);
  return Math.max(ms ?? 0, ...(await page.evaluate(() => window.latencies)));
}

/** While the application starts. */
async function duringHydration(phone: Phone, address: string, delayMs: number) {
  const { page } = phone;
  let scripts = 0;
  const arrived = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts += 1;
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' && --scripts === 0) resolve();
    });
  });
  await page.goto(address);
  await arrived;
  await wait(delayMs);
  return touchFirst(phone);
}

/** The very first interaction of a visit, on each page, before and while the application starts. */
export async function firstLatencies(site: BenchSite): Promise<Latency[]> {
  const latencies: Latency[] = [];
  const measure = async (what: string, act: (phone: Phone) => Promise<number | undefined>) => {
    const ms = await withPhone(site, async (phone) => {
      await watchInteractions(phone.page);
      return act(phone);
    });
    if (ms) latencies.push({ what, ms });
  };
  for (const path of site.paths) {
    const address = addressOf(site, path);
    await measure(`${path} before its scripts`, (phone) => beforeScripts(phone, address));
    for (const delayMs of delaysMs) {
      await measure(`${path} ${delayMs} ms after its scripts`, (phone) =>
        duringHydration(phone, address, delayMs),
      );
    }
  }
  return latencies;
}
