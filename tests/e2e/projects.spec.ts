import type { Page } from '@playwright/test';
import { profileOf } from '@portfolio/data/contactDetails';
import { owner, projectCategories, projects, projectsTeaser } from '../content.ts';
import { stated } from './stated';
import { expect, openHydrated, test } from './test';

const categories = [
  ['MLOps', 5, true],
  ['Healthcare AI', 4, true],
  ['Computer Vision', 4, true],
  ['Financial AI', 2, true],
  ['AI Assistant', 1, true],
  ['Natural Language Processing (NLP)', 2, false],
  ['Machine Learning / Deep Learning', 2, true],
] as const;

const inCategory = (name: string) => projects.filter(({ category }) => category === name);

/** Opens the page and waits until its categories listen, as they do after the first interaction. */
async function openProjects(page: Page) {
  await openHydrated(page, '/projects');
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
}

const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name.replace(/[()/]/g, '\\$&')},`) });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });

test('figures say how many projects, featured ones and categories there are', async ({ page }) => {
  await openHydrated(page, '/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Projects');
  await expect(page.getByRole('term')).toHaveText(['projects', 'featured', 'categories']);
  await expect(page.getByRole('definition')).toHaveText(['20', '7', '7']);
});

test('each category says how many projects it holds, and whether one is featured', async ({
  page,
}) => {
  await openProjects(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Filter by Domain' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Filter by Domain' }).getByRole('tab');
  await expect(tabs).toHaveCount(categories.length);
  await expect(tab(page, 'MLOps')).toHaveAttribute('aria-selected', 'true');
  for (const [index, [name, count, featured]] of categories.entries()) {
    const noun = count === 1 ? 'project' : 'projects';
    await expect(tabs.nth(index)).toHaveAccessibleName(
      `${name}, ${count} ${noun}${featured ? ', featured' : ''}`,
    );
    expect(inCategory(name).some((project) => project.featured)).toBe(featured);
    await expect(tabs.nth(index).locator('svg')).toHaveCount(featured ? 1 : 0);
  }
});

test('choosing a category covers the projects for 300 ms, and nothing else can be chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openProjects(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await tab(page, 'Healthcare AI').click();
  const loading = page.getByText('Loading projects...');
  await expect(loading).toBeVisible();
  await expect(tab(page, 'Healthcare AI')).toHaveAttribute('aria-selected', 'true');
  for (const each of await page.getByRole('tab').all()) await expect(each).toBeDisabled();
  await tab(page, 'Financial AI').click({ force: true });
  await page.clock.runFor(290);
  await expect(loading).toBeVisible();
  await page.clock.runFor(20);
  await expect(loading).toBeHidden();
  for (const each of await page.getByRole('tab').all()) await expect(each).toBeEnabled();
  await expect(tab(page, 'Healthcare AI')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Currently showing 4 projects in Healthcare AI')).toBeVisible();
});

/**
 * What live regions say from now on to those who listen: what comes into them or changes in them,
 * unless they are inert, busy or hidden at that moment.
 */
const listen = (page: Page) =>
  page.evaluate(() => {
    window.heard = [];
    const changes = { characterData: true, childList: true, subtree: true };
    new MutationObserver((records) => {
      const regions = records.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role="status"], [role="alert"], [aria-live="polite"]');
      });
      for (const region of new Set(regions)) {
        if (!region || region.closest('[inert], [aria-busy="true"], [aria-hidden="true"]'))
          continue;
        const copy = region.cloneNode(true) as Element;
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        const text = (copy.textContent ?? '').trim();
        if (text) window.heard.push(text);
      }
    }).observe(document.body, changes);
  });

test('to those who listen, what is shown is said once, when it is there', async ({ page }) => {
  await openProjects(page);
  await listen(page);
  const heard = () => page.evaluate(() => window.heard);
  await tab(page, 'Healthcare AI').click();
  const first = ['Loading projects...', 'Currently showing 4 projects in Healthcare AI'];
  await expect.poll(heard).toEqual(first);
  await tab(page, 'AI Assistant').press('Enter');
  await expect
    .poll(heard)
    .toEqual([...first, 'Loading projects...', 'Currently showing 1 project in AI Assistant']);
  await page.goBack();
  await expect.poll(heard).toHaveLength(5);
  expect((await heard()).at(-1)).toBe(first[1]);
});

test('only the projects of the chosen category are shown, and what the category is about', async ({
  page,
}) => {
  await openProjects(page);
  for (const [name, count] of [...categories.slice(1), ...categories.slice(0, 1)]) {
    await tab(page, name).click();
    const noun = count === 1 ? 'project' : 'projects';
    await expect(page.getByText(`Currently showing ${count} ${noun} in ${name}`)).toBeVisible();
    const blurb = stated(projectCategories.find((category) => category.name === name)).blurb;
    await expect(page.getByRole('tabpanel').getByText(blurb, { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(count);
    for (const { title } of inCategory(name)) await expect(card(page, title)).toBeVisible();
    await expect(page.getByText('Loading projects...')).toBeHidden();
  }
});

for (const [width, columns] of [
  [1280, 3],
  [768, 2],
  [360, 1],
] as const) {
  test(`at ${width} px the cards stand in ${columns === 1 ? 'one column' : `${columns} columns`}, never less than 600 px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openProjects(page);
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((element) => Math.round(element.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
    // One project alone.
    await tab(page, 'AI Assistant').click();
    await expect(cards(page)).toHaveCount(1);
    const grid = await page
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .first()
      .boundingBox();
    expect(grid?.height).toBeGreaterThanOrEqual(600);
  });
}

test('the cards appear one after the other, 100 ms apart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openProjects(page);
  await tab(page, 'Computer Vision').click();
  const places = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(places).toHaveCount(4);
  for (const [index, delay] of ['0s', '0.1s', '0.2s', '0.3s'].entries()) {
    await expect(places.nth(index)).toHaveAttribute('data-reveal', 'shown');
    await expect(places.nth(index)).toHaveCSS('animation-delay', delay);
    await expect(places.nth(index)).toHaveCSS('opacity', '1');
  }
});

test('a card shows its title and three technologies, and turned over all there is to say', async ({
  page,
}) => {
  await openProjects(page);
  const [project] = inCategory('MLOps');
  if (!project) throw new Error('There is no project.');
  const { title, description, technologies } = project;
  const front = card(page, title).getByRole('list', { name: `First technologies of ${title}` });
  await expect(front.getByRole('listitem')).toHaveText([
    ...technologies.slice(0, 3),
    `+${technologies.length - 3} more`,
  ]);
  await expect(card(page, title).getByText('Internship Project')).toBeVisible();
  await expect(card(page, title).getByText('Featured')).toBeVisible();
  const back = card(page, title).getByText(description);
  await expect(back).toBeHidden();
  await expect(card(page, title).getByRole('heading')).toHaveCount(1);

  await card(page, title).click();
  await expect(back).toBeVisible();
  await expect(front).toBeHidden();
  const all = card(page, title).getByRole('list', { name: `Technologies of ${title}` });
  await expect(all.getByRole('listitem')).toHaveText(technologies);
  await card(page, title).click();
  await expect(back).toBeHidden();
});

test('the links on a card open the code and the demo, and do not turn it', async ({
  page,
  context,
}) => {
  await openProjects(page);
  const project = projects.find(({ demoUrl }) => demoUrl);
  if (!project?.demoUrl) throw new Error('No project has a demo.');
  await context.route(
    (url) => url.origin !== new URL(page.url()).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  for (const [name, address] of [
    ['Code', project.githubUrl],
    ['Demo', project.demoUrl],
  ] as const) {
    const opened = context.waitForEvent('page');
    await card(page, project.title)
      .getByRole('link', { name: new RegExp(`^${name} of`) })
      .click();
    const other = await opened;
    await other.waitForURL(new RegExp(`^${address}`));
    await other.close();
    await expect(card(page, project.title)).toHaveAttribute('data-flipped', 'false');
  }
});

test('the page closes with a teaser and the ways to more', async ({ page }) => {
  await openProjects(page);
  const teaser = page.getByRole('region', { name: 'Looking Behind the Scenes?' });
  await expect(teaser.getByText(stated(projectsTeaser).text)).toBeVisible();
  const more = page.getByRole('region', { name: 'Want More?' });
  const all = more.getByRole('link', { name: 'View All on GitHub (opens in a new tab)' });
  await expect(all).toHaveAttribute('href', stated(profileOf(owner, 'code')).url);
  await expect(all).toHaveAttribute('target', '_blank');
  await more.getByRole('link', { name: "Let's Collaborate" }).click();
  await expect(page).toHaveURL('/contact');
});

declare global {
  interface Window {
    heard: string[];
  }
}
