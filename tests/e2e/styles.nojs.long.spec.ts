import { readdir } from 'node:fs/promises';
import { routes } from './support/routes';
import { expect, test } from './support/test';

const assets = new URL('../../packages/site/dist/assets/', import.meta.url);
const wholeStylesheet = async () => {
  const files = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  expect(files).toHaveLength(1);
  return `/assets/${files[0]}`;
};

for (const path of [...routes.map(({ path }) => path), '/nowhere']) {
  test(`the styles inside ${path} are all that the page needs`, async ({ page }) => {
    const look = () => page.screenshot({ fullPage: true, animations: 'disabled' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const inline = await look();
    await page.evaluate(
      (href) => {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
        );
      },
      await wholeStylesheet(),
    );
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    expect(inline.equals(await look())).toBe(true);
  });
}
