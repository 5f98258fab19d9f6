import sharp from 'sharp';
import { expectNoSidewaysScroll, heading } from './support/page';
import { paths } from './support/routes';
import { expect, openHydrated, stated, test } from './support/test';

test('nothing scrolls sideways, from 320 to 1280 px', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, [320, 360, 768, 1280]);
  }
});

test("a page that is shorter than the window doesn't scroll", async ({ page }) => {
  for (const height of [1000, 1024, 1080]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/no-such-page');
    await expect(heading(page)).toBeVisible();
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(whole, `at ${height} px`).toBe(height);
  }
});

test('addresses break between their names, and are copied as they are', async ({ page }) => {
  const values = page.getByRole('definition').locator('bdi');
  for (const width of [320, 360, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    for (const value of await values.all()) {
      const lines = await value.evaluate((element) => {
        const lines = new Map<number, string>();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent ?? '';
          for (let at = 0; at < text.length; at += 1) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const top = Math.round(range.getBoundingClientRect().top);
            lines.set(top, (lines.get(top) ?? '') + text[at]);
          }
        }
        return [...lines.values()];
      });
      for (const line of lines.slice(0, -1)) expect(line, `at ${width} px`).toMatch(/[\s/_@-]$/);
      const selected = await value.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return String(getSelection());
      });
      expect(selected).toBe(lines.join(''));
      expect(selected).toMatch(/^[ -~]+$/);
    }
  }
});

test('on a phone text twice as large leaves two fifths of the first window to the content', async ({
  page,
}) => {
  const startOfContent = async () =>
    stated((await page.getByRole('main').boundingBox()) ?? undefined).y;
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await startOfContent(), `${path}, larger text`).toBeLessThan(0.6 * 740);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    // As zoom to 200 % lays it out.
    await page.setViewportSize({ width: 180, height: 370 });
    expect(await startOfContent(), `${path}, zoom`).toBeLessThan(0.6 * 370);
  }
});

test('on a phone the content begins in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path);
    const { y } = stated((await heading(page).boundingBox()) ?? undefined);
    expect(y, path).toBeLessThan(740 / 2);
  }
});

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

test("in forced colours our marks in a figure have the system's colour", async ({ page }) => {
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
