import { builtUrl } from '@portfolio/publish/serve/builtBase';
import { owner, site } from '../content.ts';
import { routes } from './routes';
import { expect, test } from './test';

/** The build's, as `npm test` makes one for an address of its own. */
const address = builtUrl('packages/site/dist');

for (const { path, title, description, heading, label, content } of routes) {
  test(`without JavaScript ${path} is a whole page with a head of its own`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.locator('[aria-current="page"]')).toHaveText(label);
    await expect(page.getByRole('banner')).toContainText(owner.name);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${site.copyrightYear}`);
    const main = page.getByRole('main');
    for (const piece of content) await expect(main).toContainText(piece, { useInnerText: true });
  });
}

test('without JavaScript the navigation leads through all six pages', async ({ page }) => {
  await page.goto('/');
  for (const { label, heading } of routes) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('without JavaScript an unknown address shows the error screen with ways out', async ({
  page,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.getByRole('main').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Projects');
});

test('without JavaScript nothing is offered that would not work', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    for (const name of ['Turn over', 'Copy', 'Pause', 'Play', 'Next', 'Previous', 'Quote']) {
      await expect(page.getByRole('button', { name: new RegExp(`^${name}\\b`) }), path).toHaveCount(
        0,
      );
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  }
});

test('without JavaScript the contact card and every link out of the site are there', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  const card = page.getByRole('link', { name: 'Download vCard' });
  const response = await request.get((await card.getAttribute('href')) ?? '');
  expect(await response.text()).toContain(`FN:${owner.name}`);
  await expect(page.getByRole('link', { name: /^Map of/ })).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: /^Code of/ })).toHaveCount(40);
});

test('without JavaScript the form hands the message to the mail program', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText(/kept on this device/)).toBeHidden();
  const notice = page.locator('form noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(/opens your mail program/);
  const form = page.locator('form');
  await expect(form).toHaveAttribute('action', `mailto:${owner.email}`);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

for (const name of ['Download Resume', 'Download Business Card']) {
  test(`without JavaScript "${name}" gives a PDF`, async ({ page, request }) => {
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name });
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}
