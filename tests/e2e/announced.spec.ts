import { readBy } from './support/accessibilityTree';
import { expectNoSidewaysScroll } from './support/page';
import { expect, openInteractive, test } from './support/test';

test('an address is read as one word, and its line still breaks between names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openInteractive(page, '/contact');
  const links = await readBy(page, ['link']);
  expect(links.map(({ name }) => name)).toContain(
    'github.example.com/mira-kelvekar (opens in a new tab)',
  );
  await expectNoSidewaysScroll(page, [320]);
});

test('the carousel announces no numbers of an axis', async ({ page }) => {
  await openInteractive(page, '/skills');
  const live = page.locator('[aria-roledescription="carousel"] [aria-live]');
  expect(await live.textContent()).toContain('90%');
  expect(await live.textContent()).not.toContain('100%');
});
