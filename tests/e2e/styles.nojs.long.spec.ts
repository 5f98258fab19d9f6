import { readdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from './support/routes';
import { expect, test } from './support/test';

const assets = new URL('../../packages/site/dist/assets/', import.meta.url);
const wholeStylesheet = async () => {
  const files = (await readdir(assets)).filter((file) => /^(?!fonts-).*\.css$/.test(file));
  expect(files).toHaveLength(1);
  return `/assets/${files[0]}`;
};

/** The computed styles of everything on the page, a line for each part of an element. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const name = `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`;
        // Transitions, styles for a pointer or a finger, and unused custom properties are invisible.
        const unseen =
          /^(?:--|transition|animation|cursor$|touch-action$|(?:-webkit-)?user-select$|overscroll-)/;
        const seen = Array.from(style).filter((each) => !unseen.test(each));
        return seen.map((each) => `${name} ${each}: ${style.getPropertyValue(each)}`);
      }),
    ),
  );

for (const path of [...paths, '/nowhere']) {
  test(`the styles inside ${path} are all that its first paint needs`, async ({ page }) => {
    // Hundreds of properties of thousands of elements.
    const stylesheet = await wholeStylesheet();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Without JavaScript it comes with the document.
    await page.route(`**${stylesheet}`, (route) => route.fulfill({ contentType: 'text/css' }));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const inline = await look(page);
    const countSheets = () => page.evaluate(() => document.styleSheets.length);
    const before = await countSheets();
    await page.evaluate((href) => {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      );
    }, `${stylesheet}?whole`);
    await expect.poll(countSheets).toBe(before + 1);
    const whole = await look(page);
    const changed = inline.flatMap((each, part) =>
      each.filter((value, index) => value !== whole[part]?.[index]),
    );
    expect(changed).toEqual([]);
  });
}
