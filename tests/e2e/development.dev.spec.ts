import { routes } from './routes';
import { expect, openHydrated, test } from './test';

test('npm run dev shows all pages, and React has nothing to warn of', async ({
  page,
  problems,
}) => {
  test.setTimeout(60_000);
  for (const { path, heading } of routes) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(problems, path).toEqual([]);
  }
});

test('npm run dev shows the error screen for an unknown address', async ({ page }) => {
  const response = await openHydrated(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

test('npm run dev takes messages', async ({ page }) => {
  await openHydrated(page, '/contact');
  const form = page.locator('form');
  await form.getByLabel('Name').fill('Ravi Kumar');
  await form.getByLabel('Phone Number').fill('+44 7700 900123');
  await form.getByLabel('Email').fill('ravi@example.org');
  await form.getByLabel('Message').fill('Sent while developing');
  const stored = page.waitForResponse('**/rest/v1/contact_messages*');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await stored).status()).toBe(201);
  const region = page.getByRole('region', { name: 'Send me a message' });
  await expect(region.getByRole('status')).toContainText('Thanks for reaching out!');
});
