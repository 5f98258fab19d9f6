import { spotlight } from '../content.ts';
import { expect, openHydrated, openInteractive, test } from './support/test';

test('On a small phone the whole spotlight fits on the screen', async ({ page }) => {
  const viewport = { width: 360, height: 640 };
  await page.setViewportSize(viewport);
  await openHydrated(page, '/skills');
  const region = page.getByRole('region', { name: 'Skill Spotlight' });
  const heights = new Set<number>();
  for (const { name } of spotlight) {
    await region.getByRole('button', { name, exact: true }).click();
    heights.add((await region.boundingBox())?.height ?? 0);
  }
  // Whichever skill it shows.
  expect(heights.size).toBe(1);
  expect(Math.max(...heights)).toBeLessThan(viewport.height);
});

test('On paper, where nothing opens, every skill has its whole name', async ({ page }) => {
  await page.goto('/skills');
  const short = page.getByText('Apache Airfl…');
  const whole = page.getByText('Apache Airflow', { exact: true }).first();
  await expect(short).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(short).toBeHidden();
  await expect(whole).toBeVisible();
  expect((await whole.boundingBox())?.width).toBeGreaterThan(50);
});

/** The part of an icon's pixels that may have less contrast: its edges. */
const EDGES = 0.25;

/** Drawn larger than on the page, so that thin lines have pixels of their own colour. */
const SCALE = 4;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`In the ${colorScheme} theme, every drawn icon contrasts 3:1 with the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openInteractive(page, '/skills');
    const contrasts = await page.evaluate(
      async ([edges, scale]) => {
        // WCAG 2.2, 1.4.11; relative luminance as the same guidelines define it.
        const linear = (value: number) =>
          value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
          0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('The browser has no canvas.');
        const ground = getComputedStyle(document.body).backgroundColor;
        const icons = [...document.querySelectorAll<HTMLImageElement>('[role="tabpanel"] img')];
        const measure = async (icon: HTMLImageElement) => {
          icon.loading = 'eager';
          await icon.decode();
          const [width, height] = [scale * icon.width, scale * icon.height];
          Object.assign(canvas, { width, height });
          context.drawImage(icon, 0, 0, width, height);
          const drawn = context.getImageData(0, 0, width, height).data;
          context.globalCompositeOperation = 'destination-over';
          context.fillStyle = ground;
          context.fillRect(0, 0, width, height);
          const seen = context.getImageData(0, 0, width, height).data;
          const under = luminance(ground.match(/\d+/g)?.map(Number) ?? []);
          const all: number[] = [];
          for (let at = 0; at < seen.length; at += 4) {
            // Half transparent pixels are edges, too.
            if ((drawn[at + 3] ?? 0) < 200) continue;
            const over = luminance([...seen.slice(at, at + 3)]);
            all.push((Math.max(over, under) + 0.05) / (Math.min(over, under) + 0.05));
          }
          all.sort((a, b) => a - b);
          return {
            icon: icon.src.replace(/.*\//, ''),
            contrast: all[Math.floor(all.length * edges)],
          };
        };
        const measured = [];
        for (const icon of icons) measured.push(await measure(icon));
        return measured;
      },
      [EDGES, SCALE] as const,
    );
    expect(contrasts.length).toBeGreaterThan(20);
    for (const { icon, contrast } of contrasts) {
      expect(contrast, icon).toBeGreaterThanOrEqual(3);
    }
  });
}
