import {
  fill,
  formStatus,
  insertCall,
  openContact,
  sendButton,
  sender,
  thanks,
} from './contactPage';
import { routes } from './routes';
import { expect, openHydrated, test } from './test';

test('npm run dev shows all pages, and React has nothing to warn of', async ({
  page,
  problems,
}) => {
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
  await openContact(page);
  await fill(page, { ...sender, Message: 'Sent while developing' });
  const stored = page.waitForResponse(insertCall);
  await sendButton(page).click();
  expect((await stored).status()).toBe(201);
  await expect(formStatus(page)).toHaveText(thanks);
});
