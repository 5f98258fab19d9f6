import sharp from 'sharp';
import { expectNoSidewaysScroll, heading, tab } from './support/page';
import { routes } from './support/routes';
import { expect, openHydrated, openInteractive, stated, test } from './support/test';

test('nothing scrolls sideways, from 320 to 1280 px', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, [320, 360, 768, 1280]);
  }
});

test('on a phone the content begins in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of routes) {
    await page.goto(path);
    const { y } = stated((await heading(page).boundingBox()) ?? undefined);
    expect(y, path).toBeLessThan(740 / 2);
  }
});

for (const [width, columns] of [
  [1280, 3],
  [768, 2],
  [360, 1],
] as const) {
  test(`at ${width} px the project cards have ${columns} columns, and at least 600 px of height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openInteractive(page, '/projects');
    const cards = page.getByRole('tabpanel').getByRole('article');
    const lefts = await cards.evaluateAll((all) =>
      all.map((element) => Math.round(element.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
    // A category with only one project.
    await tab(page, 'AI Assistant').click();
    await expect(cards).toHaveCount(1);
    const grid = page.getByRole('list').filter({ has: page.getByRole('article') });
    expect((await grid.first().boundingBox())?.height).toBeGreaterThanOrEqual(600);
  });
}

test('in forced colours the line below the navigation has no gaps', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/projects');
  const { left, right, bottom } = await page
    .getByRole('navigation', { name: 'Main' })
    .evaluate((bar) => bar.getBoundingClientRect().toJSON());
  const clip = { x: left, y: bottom - 1, width: right - left, height: 1 };
  const row = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = row.info;
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    return getComputedStyle(probe).backgroundColor.match(/\d+/g)?.slice(0, 3).join();
  });
  const colors = Array.from({ length: row.info.width }, (_, x) =>
    [...row.data.subarray(x * channels, x * channels + 3)].join(),
  );
  // The colours of the line, and of the mark for the current page.
  expect(new Set(colors).size).toBeLessThanOrEqual(4);
  expect(colors).not.toContain(canvas);
});

test("in forced colours what is ours in a figure has the system's colour", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // With the whole stylesheet, which the application waits for.
  await openHydrated(page, '/projects');
  const figure = page.getByRole('figure').first();
  const colorOf = (color: string) =>
    figure.evaluate((element, value) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.cssText = `forced-color-adjust: none; color: ${value}`;
      return getComputedStyle(probe).color;
    }, color);
  expect(await colorOf('var(--pf-figure-ours)')).toBe(await colorOf('Highlight'));
  expect(await colorOf('var(--pf-figure-other)')).toBe(await colorOf('CanvasText'));
});
