import type { Page } from '@playwright/test';
import { shownPageNames } from '@portfolio/data/shown/pages';
import { pages } from '../content.ts';
import { navLink } from './support/page';
import { expect, openInteractive, stated, test } from './support/test';

const [first, ...others] = shownPageNames(pages).map((name) => pages[name].label);
const tour = [...others, stated(first)];

/** Goes through all pages, again and again, and ends where it began. */
async function changePages(page: Page, times: number) {
  for (let change = 0; change < times; change += tour.length) {
    for (const label of tour) {
      const link = navLink(page, label);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  }
}

test('two hundred changes of page leave nothing behind in memory', async ({ page }) => {
  // More than three hundred changes of page take a minute on a quiet machine.
  test.slow();
  const session = await page.context().newCDPSession(page);
  const kept = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { nodes, jsEventListeners, usedSize };
  };
  await openInteractive(page, '/');
  // Until then, compiled code and the browser's list of visited pages still grow.
  await changePages(page, 120);
  const before = await kept();
  await changePages(page, 200);
  // The page that has just been left is let go a little later.
  await expect(async () => {
    const after = await kept();
    expect(after.nodes).toBeLessThan(before.nodes * 1.05);
    expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.05);
    expect(after.usedSize).toBeLessThan(before.usedSize * 1.1);
  }).toPass({ timeout: 120_000 });
});
