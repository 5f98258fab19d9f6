import { findViolations } from './axe';
import { expectPdf } from './downloads';
import { smallContent } from './otherContent/small';
import { testWith } from './otherContent/testWith';
import { expect, openHydrated } from './test';

const test = testWith('small-content', smallContent);

const { pages } = smallContent;
const shown = [pages.about, pages.skills, pages.projects, pages.contact];

for (const { path, label } of shown) {
  test(`with little to say ${label} is a whole page, and nothing on it is empty`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await page.mouse.move(1, 1);
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(':is(ul, ol, dl, section, h2, h3, a):empty')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|null/);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('in place of a portrait stand initials, and only the mail has an icon', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(page).toHaveTitle('Asha Rao · Marine Scientist');
  const header = page.getByRole('banner');
  await expect(header.getByText('AR', { exact: true })).toBeVisible();
  await expect(header.getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(['E-mail']);
});

test('a page that the owner hides is linked from nowhere, and its address is unknown', async ({
  page,
}) => {
  for (const { path } of shown) {
    await openHydrated(page, path);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
      shown.map(({ label }) => label),
    );
    await expect(page.locator('a:is([href^="/experience"], [href^="/education"])')).toHaveCount(0);
  }
  for (const { path } of [pages.experience, pages.education]) {
    const response = await openHydrated(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link')).toHaveText(
      shown.map(({ label }) => label),
    );
  }
});

test('a skill that only has a name shows it, and nothing else', async ({ page }) => {
  await openHydrated(page, '/skills');
  await page.mouse.move(1, 1);
  const tile = page.getByRole('button', { name: 'Tide gauges', exact: true });
  await tile.click();
  await expect(tile).toHaveAttribute('data-state', /open/);
  await expect(page.getByRole('meter')).toHaveCount(0);
});

test('a project without technologies and links can be turned over and read', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.mouse.move(1, 1);
  await expect(page.getByText('Currently showing 1 project in Oceans')).toBeVisible();
  // A category that is described nowhere.
  await expect(page.getByText('Technical project', { exact: true })).toBeVisible();
  const card = page.getByRole('article');
  await card.click();
  await expect(card.getByText('Ten years of tides on one map.')).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card.getByRole('list')).toHaveCount(0);
});

test('the contact page has the mail alone, and the form', async ({ page }) => {
  await openHydrated(page, '/contact');
  await expect(page.getByRole('main').getByRole('term')).toHaveText(['Email']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Contact information',
    'Quick Connect',
    'Send me a message',
  ]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('résumé and business card are there all the same', async ({ page }) => {
  await openHydrated(page, '/');
  const button = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await expectPdf(button('Download Resume'), 'resume.pdf');
  await expectPdf(button('Download Business Card'), 'business-card.pdf');
});
