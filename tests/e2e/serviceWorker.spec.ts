import { expect, test } from './support/test';

test('a visitor of an earlier version loses its service worker and its caches, and no others', async ({
  page,
}) => {
  await page.goto('/');
  const others = await page.evaluate(async () => {
    await caches.open(`portfolio-precache-${location.origin}/`);
    await caches.open('portfolio-precache-https://example.com/elsewhere/');
    const { installing } = await navigator.serviceWorker.register('sw.js');
    await new Promise((resolve) =>
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'redundant' || installing.state === 'activated') resolve(null);
      }),
    );
    return caches.keys();
  });
  expect(others).toEqual(['portfolio-precache-https://example.com/elsewhere/']);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
});
