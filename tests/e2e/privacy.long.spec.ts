import { content } from '../content.ts';
import { testWith } from './otherContent/testWith';
import { expectAccessible } from './support/axe';
import { heading, main } from './support/page';
import { expect, openHydrated, openInteractive, stated } from './support/test';

const imprint = { label: 'Imprint', text: ['Mira Kelvekar, Pune, India.'] };
const test = testWith('privacy', {
  ...content,
  contact: { map: 'on-press' },
  site: { ...content.site, legal: { ...content.site.legal, imprint } },
});

test('the map that must be asked for is requested only after the press', async ({
  page,
  baseURL,
}) => {
  const mapUrl = stated(content.contactMap).embedUrl;
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) others.push(request.url());
  });
  await openInteractive(page, '/contact');
  const show = page.getByRole('button', { name: 'Show map' });
  await show.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(others).toEqual([]);
  expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);
  await expectAccessible(page);
  await show.press('Enter');
  await expect(page.locator('iframe')).toHaveAttribute('data-state', 'loaded');
  expect(new Set(others)).toEqual(new Set([mapUrl]));
});

for (const [name, text] of [
  ['Privacy notice', stated(content.site.legal?.privacy?.text)[0]],
  ['Imprint', imprint.text[0]],
] as const) {
  test(`${name} is a page that visitors reach from the foot of every page, once`, async ({
    page,
  }) => {
    for (const path of ['/contact', '/projects/drift-watch']) {
      await openHydrated(page, path);
      await page.getByRole('link', { name }).click();
      await expect(heading(page)).toHaveText(name);
    }
    await expect(page).toHaveTitle(`${name} · Mira Kelvekar`);
    await expect(main(page)).toContainText(stated(text));
    await expectAccessible(page);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /^https:\/\/.+\/(?:privacy|imprint)$/);
  });
}
