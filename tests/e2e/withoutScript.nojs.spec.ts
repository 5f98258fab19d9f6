import type { Page } from '@playwright/test';
import { builtUrl } from '@portfolio/build/serve/siteServer';
import { slugify } from '@portfolio/data/values/slug';
import { owner, pages, projects, site, skillCategories } from '../content.ts';
import { BUILT } from './support/builtScripts';
import { field, fill, sendButton, sender } from './support/contactPage';
import { heading, main, navLinks, region } from './support/page';
import { routes } from './support/routes';
import { expect, test } from './support/test';

/** The build's, as `npm test` makes one for an address of its own. */
const address = builtUrl(BUILT);

/** The elements that look as if a press did something, except links and what the browser itself handles. */
const looksPressable = (page: Page) =>
  page
    .locator('body *:not(a, a *, summary, summary *, select, [type="submit"], [type="submit"] *)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { cursor, pointerEvents } = getComputedStyle(element);
          return cursor === 'pointer' && pointerEvents !== 'none';
        })
        .map(({ outerHTML }) => outerHTML),
    );

test('programs that read the page of projects learn when each of them ended', async ({ page }) => {
  await page.goto(pages.projects.path);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const [{ hasPart }] = JSON.parse(data ?? '')['@graph'];
  const dates = hasPart.map(({ dateCreated }: { dateCreated?: string }) => dateCreated);
  expect(dates.filter(Boolean)).toEqual(projects.flatMap(({ end }) => end ?? []));
});

for (const { path, title, description, label, content, ...words } of routes) {
  test(`without JavaScript ${path} is a whole page with a head of its own`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address + path);
    await expect(page.locator('head link[rel="manifest"]')).toHaveCount(1);
    await expect(heading(page)).toHaveText(words.heading);
    await expect(navLinks(page).and(page.locator('[aria-current="page"]'))).toHaveText(label);
    await expect(page.getByRole('banner')).toContainText(owner.name);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${site.copyrightYear}`);
    for (const piece of content) {
      await expect(main(page)).toContainText(piece, { useInnerText: true });
    }
    // Nothing is offered that wouldn't work.
    expect(await looksPressable(page)).toEqual([]);
    await expect(page.getByRole('tab')).toHaveCount(0);
    // A link to another site opens a tab of its own, which can't reach back.
    const outwards = page.locator('a[href^="http"]');
    expect(await outwards.count()).toBeGreaterThan(0);
    await expect(
      outwards.and(page.locator(':not([target="_blank"][rel~="noopener"])')),
    ).toHaveCount(0);
  });
}

test('without JavaScript an unknown address says so, and shows three projects', async ({
  page,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.locator('nav [aria-current]')).toHaveCount(0);
  await expect(region(page, 'Selected work').getByRole('article')).toHaveCount(3);
  await region(page, 'Selected work').getByRole('link', { name: 'Drift Watch' }).click();
  await expect(heading(page)).toHaveText('Drift Watch');
});

test('without JavaScript each skill leads to its projects, and the page to what each is for', async ({
  page,
  request,
}) => {
  await page.goto('/skills');
  const link = page.getByRole('link', { name: 'MLflow, used in 5 of 20 projects' });
  await expect(link.first()).toHaveAttribute('href', '/projects?skill=mlflow');
  const words = await page.getByRole('link', { name: 'this page as text' }).getAttribute('href');
  const text = (await (await request.get(words ?? '')).text()).replaceAll('\\', '');
  for (const { description } of skillCategories.flatMap(({ skills }) => skills)) {
    expect(text).toContain(description);
  }
  await link.first().click();
  await expect(heading(page)).toHaveText('Featured Projects');
});

test('without JavaScript the downloads, the map and the code of each project are linked', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  for (const [name, start] of [
    ['Download Resume', '%PDF-'],
    ['Download Business Card', '%PDF-'],
    ['Download vCard', 'BEGIN:VCARD'],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.status(), name).toBe(200);
    expect((await response.body()).subarray(0, start.length).toString(), name).toBe(start);
  }
  await expect(page.getByRole('link', { name: /^Map of/ })).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: /^Code of/ })).toHaveCount(20);
});

test('without JavaScript each project is there in words, and a link leads to it', async ({
  page,
}) => {
  await page.goto('/projects#chest-x-ray-triage');
  for (const { title, result, description, figure, technologies } of projects) {
    const shown = page.getByRole('article').filter({ hasText: title });
    for (const text of [result, description, figure?.method]) {
      if (text === undefined) continue;
      await expect(shown.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    }
    await expect(shown.getByText(description)).toHaveCount(1);
    const all = shown.getByRole('list', { name: `Technologies of ${title}`, exact: true });
    await expect(all.getByRole('listitem')).toHaveText(technologies);
    await expect(page.locator(`[id="${slugify(title)}"]`)).toHaveCount(1);
  }
  await expect(page.locator('#chest-x-ray-triage')).toBeInViewport();
});

test('without JavaScript About names the time zone', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByText('Kolkata time')).toBeVisible();
});

test('without JavaScript the form passes the message to the mail program', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText(/kept on this device/)).toBeHidden();
  await expect(page.getByText(/opens your mail program/)).toBeVisible();
  await fill(page, sender);
  await field(page, 'Message').fill('Could we talk about it?');
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await sendButton(page).click();
  await expect.poll(() => asked).toEqual([expect.stringContaining(`mailto:${owner.email}`)]);
});
