import { owner } from '../content.ts';
import { expect, test } from './test';

test('without JavaScript the policy lets the form go to the mail program', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('form');
  await form.getByLabel('Name').fill('Ravi Kumar');
  await form.getByLabel('Phone Number').fill('+44 7700 900123');
  await form.getByLabel('Email').fill('ravi@example.org');
  await form.getByLabel('Message').fill('Could we talk about it?');
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => asked).toEqual([expect.stringContaining(`mailto:${owner.email}`)]);
});
