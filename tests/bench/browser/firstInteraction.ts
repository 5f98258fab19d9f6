import { setTimeout as wait } from 'node:timers/promises';
import type { BenchSite } from '../measurement.ts';
import { holdBack } from './holdBack.ts';
import { type Latency, latencyOf, medianIfSlow, watchInteractions } from './latency.ts';
import { addressOf, type Phone, settle, tap, withPhone } from './phone.ts';

/** What needs the application: links and downloads work without it. */
const needsScripts = 'main :is(button, [role=tab], input, textarea):visible';

/** How long after the last script has come, in milliseconds: starting takes a while. */
const delaysMs = [0, 100];

/** Where a visitor touches first, and what the page waits for is held back until then. */
async function openWithoutScripts(phone: Phone, address: string) {
  const { page } = phone;
  const held = await holdBack(page, ['script']);
  await page.goto(address);
  const controls = page.locator(needsScripts);
  const hasControls = (await controls.count()) > 0;
  const element = hasControls ? controls.first() : page.locator('h1');
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settle(phone);
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is nothing to touch on ${address}.`);
  return { box, release: () => held.release('script') };
}

/** Before the application has come. */
async function beforeScripts(phone: Phone, address: string) {
  const { page } = phone;
  const { box, release } = await openWithoutScripts(phone, address);
  const ms = await latencyOf(phone, () => tap(phone, box));
  release();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return ms;
}

/** Resolves when all scripts that the page has asked for have come. */
const allScripts = ({ page }: Phone) =>
  new Promise<void>((resolve) => {
    let awaited = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'script') awaited += 1;
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' && --awaited === 0) resolve();
    });
  });

/** While the application starts. Nothing is asked of the page before the touch: that would wait, too. */
async function duringStart(phone: Phone, address: string, delayMs: number) {
  const arrived = allScripts(phone);
  const { box, release } = await openWithoutScripts(phone, address);
  return latencyOf(phone, async () => {
    release();
    await arrived;
    await wait(delayMs);
    await tap(phone, box);
  });
}

/** The very first interaction of a visit, on each page, before and while the application starts. */
export async function firstLatencies(site: BenchSite): Promise<Latency[]> {
  const latencies: Latency[] = [];
  const measure = async (what: string, act: (phone: Phone) => Promise<number | undefined>) => {
    const ms = await medianIfSlow(() =>
      withPhone(site, async (phone) => {
        await watchInteractions(phone.page);
        return act(phone);
      }),
    );
    if (ms !== undefined) latencies.push({ what, ms });
  };
  for (const path of site.paths) {
    const address = addressOf(site, path);
    await measure(`${path} before its scripts`, (phone) => beforeScripts(phone, address));
    for (const delayMs of delaysMs) {
      await measure(`${path} ${delayMs} ms after its scripts`, (phone) =>
        duringStart(phone, address, delayMs),
      );
    }
  }
  return latencies;
}
