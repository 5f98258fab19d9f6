import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from './support/routes';
import { expect, test } from './support/test';

const assets = new URL('../../packages/site/dist/assets/', import.meta.url);
const wholeStylesheet = async () => {
  const files = (await readdir(assets)).filter((file) => /^(?!fonts-).*\.css$/.test(file));
  expect(files).toHaveLength(1);
  return `/assets/${files[0]}`;
};

/** The computed styles of everything on the page: pictures of turned layers differ by a few pixels. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class')}${part ?? ''} ${values.join('; ')}`;
      }),
    ),
  );

for (const path of [...routes.map(({ path }) => path), '/nowhere']) {
  test(`the styles inside ${path} are all that the page needs`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const inline = await look(page);
    const countSheets = () => page.evaluate(() => document.styleSheets.length);
    const before = await countSheets();
    await page.evaluate(
      (href) => {
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
        );
      },
      await wholeStylesheet(),
    );
    await expect.poll(countSheets).toBe(before + 1);
    const whole = await look(page);
    expect(inline.filter((each, index) => each !== whole[index])).toEqual([]);
  });
}
