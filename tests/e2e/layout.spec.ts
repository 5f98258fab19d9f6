import type { Page } from '@playwright/test';
import { profileOf } from '@portfolio/data/contactDetails';
import sharp from 'sharp';
import { owner } from '../content.ts';
import { expectPdf } from './downloads';
import { stated } from './stated';
import { expect, openHydrated, test } from './test';

const entries = [
  ['About', '/'],
  ['Skills', '/skills'],
  ['Projects', '/projects'],
  ['Experience', '/experience'],
  ['Education', '/education'],
  ['Contact', '/contact'],
] as const;

const navigationLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link');

const lineColor = (element: Element) => getComputedStyle(element).borderBlockEndColor;

for (const [label, path] of entries) {
  test(`${path} stands in the common layout, with ${label} marked`, async ({ page }) => {
    await openHydrated(page, path);

    const header = page.getByRole('banner');
    for (const text of [owner.name, owner.title, stated(owner.tagline)]) {
      await expect(header.getByText(text, { exact: true })).toBeVisible();
    }
    const portrait = header.getByRole('img', { name: stated(owner.portrait).alt });
    await expect(portrait).toBeVisible();
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
    for (const name of ['Download Resume', 'Download Business Card']) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    }

    const links = navigationLinks(page);
    await expect(links).toHaveText(entries.map(([name]) => name));
    for (const [index, [, href]] of entries.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href);
    }
    const active = links.and(page.locator('[aria-current="page"]'));
    await expect(active).toHaveText([label]);
    const others = links.and(page.locator(':not([aria-current])'));
    await expect(others).toHaveCount(5);
    const otherColors = await others.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).borderBlockEndColor),
    );
    expect(otherColors).not.toContain(await active.evaluate(lineColor));

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toHaveCount(3);
    for (const [name, href, target] of [
      ['E-mail', `mailto:${owner.email}`, null],
      ['GitHub', stated(profileOf(owner, 'code')).url, '_blank'],
      ['LinkedIn', stated(profileOf(owner, 'network')).url, '_blank'],
    ] as const) {
      const link = footer.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      expect(await link.getAttribute('target'), name).toBe(target);
      await expect(link.locator('svg')).toBeVisible();
    }
    await expect(footer.getByText(`© 2024 ${owner.name}`)).toBeVisible();
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
  // The line, and the mark of the page that is shown.
  expect(new Set(colors).size).toBeLessThanOrEqual(4);
  expect(colors).not.toContain(canvas);
});

test("the header's buttons save the resume and the business card as PDF files", async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const button = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await expectPdf(button('Download Resume'), 'resume.pdf');
  await expectPdf(button('Download Business Card'), 'business-card.pdf');
});

test('the particles move, and are in the way of nobody', async ({ page }) => {
  await openHydrated(page, '/');
  await page.mouse.move(100, 100);
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  await expect(canvas).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas).toHaveCSS('pointer-events', 'none');

  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const first = await picture();
  await expect.poll(picture).not.toBe(first);
});

interface Point {
  x: number;
  y: number;
}

/** Keeps the points and the lines of the picture that was drawn last on a canvas. */
const keepDrawing = () => {
  let points: Point[] = [];
  let lines: [from: Point, to: Point][] = [];
  let from = { x: 0, y: 0 };
  const canvas = CanvasRenderingContext2D.prototype;
  const path = Path2D.prototype;
  const { clearRect, arc } = canvas;
  const { moveTo, lineTo } = path;
  canvas.clearRect = function (...area) {
    points = [];
    lines = [];
    Object.assign(window, { drawing: { points, lines } });
    clearRect.apply(this, area);
  };
  canvas.arc = function (x, y, ...rest) {
    points.push({ x, y });
    arc.call(this, x, y, ...rest);
  };
  path.moveTo = function (x, y) {
    from = { x, y };
    moveTo.call(this, x, y);
  };
  path.lineTo = function (x, y) {
    lines.push([from, { x, y }]);
    lineTo.call(this, x, y);
  };
};

for (const { width, limit } of [
  { width: 1280, limit: 150 },
  { width: 360, limit: 120 },
]) {
  test(`at ${width} px, 30 to 50 particles are joined where they are closer than ${limit} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(keepDrawing);
    await openHydrated(page, '/');
    await page.mouse.move(100, 100);
    await page.waitForFunction(() => 'drawing' in window);
    const { points, lines } = await page.evaluate(
      () => Reflect.get(window, 'drawing') as { points: Point[]; lines: [Point, Point][] },
    );
    expect(points.length).toBeGreaterThanOrEqual(30);
    expect(points.length).toBeLessThanOrEqual(50);

    const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
    const pairs = points.flatMap((a, index) => points.slice(index + 1).map((b) => distance(a, b)));
    const near = pairs.filter((each) => each < limit);
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThan(pairs.length);
    expect(lines).toHaveLength(near.length);
    for (const [a, b] of lines) expect(distance(a, b)).toBeLessThan(limit);
  });
}
