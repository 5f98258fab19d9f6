import { profileOf } from '@portfolio/data/shown/contactDetails';
import { owner, projectCategories, projects, projectsTeaser } from '../content.ts';
import { card, expectLeadsTo, heading, main, navLink, region, showing, tab } from './support/page';
import { expect, openHydrated, openInteractive, openStopped, stated, test } from './support/test';

const categories = [
  ['MLOps', '5 projects', true],
  ['Healthcare AI', '4 projects', true],
  ['Computer Vision', '4 projects', true],
  ['Financial AI', '2 projects', true],
  ['AI Assistant', '1 project', true],
  ['Natural Language Processing (NLP)', '2 projects', false],
  ['Machine Learning / Deep Learning', '2 projects', true],
] as const;

const inCategory = (name: string) => projects.filter(({ category }) => category === name);

test('Projects, from top to bottom', async ({ page }) => {
  await openInteractive(page, '/projects');

  await test.step('figures: how many projects, featured ones and categories', async () => {
    await expect(heading(page)).toHaveText('Featured Projects');
    await expect(page.getByRole('term')).toHaveText(['projects', 'featured', 'categories']);
    await expect(page.getByRole('definition')).toHaveText(['20', '7', '7']);
  });

  await test.step('each category with its number of projects, and a star for a featured one', async () => {
    const tabs = page.getByRole('tablist', { name: 'Filter by Domain' }).getByRole('tab');
    await expect(tabs).toHaveCount(categories.length + 2);
    await expect(tab(page, 'MLOps')).toHaveAttribute('aria-selected', 'true');
    for (const [index, [name, count, isFeatured]] of categories.entries()) {
      const each = tabs.nth(index);
      await expect(each).toHaveAccessibleName(`${name}, ${count}${isFeatured ? ', featured' : ''}`);
      await expect(each.getByTitle('featured')).toHaveText(isFeatured ? ['★'] : []);
    }
    await expect(tabs.nth(-2)).toHaveAccessibleName('Featured, 7 projects');
    await expect(tabs.nth(-1)).toHaveAccessibleName('All, 20 projects');
  });

  await test.step('only the projects of the chosen category, and its description', async () => {
    for (const [name, count] of [...categories.slice(1), ...categories.slice(0, 1)]) {
      await tab(page, name).click();
      await expect(showing(page, `${count} in ${name}`)).toBeVisible();
      await expect(page.getByText('Loading projects...')).toBeHidden();
      const panel = page.getByRole('tabpanel');
      const { blurb } = stated(projectCategories.find((category) => category.name === name));
      await expect(main(page).getByText(stated(blurb), { exact: true })).toBeVisible();
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
        inCategory(name).map(({ title }) => title),
      );
    }
  });

  await test.step('a card: finding and figure on its front, the way to its case study, the description on its back', async () => {
    const { title, description, result, figure } = stated(inCategory('MLOps')[0]);
    const shown = card(page, title);
    await expect(shown.getByText('Internship Project')).toBeVisible();
    await expect(shown.getByText('Featured')).toBeVisible();
    const drawn = shown.getByRole('figure');
    await expect(drawn).toContainText(`${result}${stated(figure).title}`);
    await expect(shown.getByRole('link', { name: title, exact: true })).toBeVisible();
    await drawn.click();
    await expect(shown.getByText(description)).toBeVisible();
  });

  await test.step('a teaser, the code of all projects, and the way to the contact form', async () => {
    const teaser = region(page, 'Looking Behind the Scenes?');
    await expect(teaser.getByText(stated(projectsTeaser).text)).toBeVisible();
    const more = region(page, 'Want More?');
    const all = more.getByRole('link', { name: 'View All on GitHub (opens in a new tab)' });
    await expect(all).toHaveAttribute('href', stated(profileOf(owner, 'code')).url);
    await expect(all).toHaveAttribute('target', '_blank');
    await expectLeadsTo(more.getByRole('link', { name: "Let's Collaborate" }), '/contact');
  });
});

test('a chosen category is in the address, and the way back leads to the one before', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  await tab(page, 'Healthcare AI').click();
  await expect(page).toHaveURL('/projects?category=healthcare-ai');
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await tab(page, 'Natural Language').click();
  await expect(page).toHaveURL('/projects?category=natural-language-processing-nlp');
  await page.goBack();
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await page.goBack();
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
  await expect(page).toHaveURL('/projects');
  await page.goForward();
  await expect(tab(page, 'Healthcare AI')).toHaveAttribute('aria-selected', 'true');
  // An address without a category shows the first one.
  await tab(page, 'MLOps').click();
  await expect(page).toHaveURL('/projects');
});

test('after the categories, the featured projects and all of them, each with an address', async ({
  page,
}) => {
  await openHydrated(page, '/projects?category=all');
  await expect(showing(page, 'all 20 projects')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await tab(page, 'Featured, 7').click();
  await expect(page).toHaveURL('/projects?category=featured');
  await expect(showing(page, '7 featured projects')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(card(page, 'Chest X-Ray Triage')).toBeVisible();
});

test('a link to a project shows its category, and the next choice is made from there', async ({
  page,
}) => {
  await openHydrated(page, '/projects#chest-x-ray-triage');
  await expect(card(page, 'Chest X-Ray Triage')).toBeInViewport();
  await expect(tab(page, 'Healthcare AI')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'MLOps').click();
  await expect(page).toHaveURL('/projects');
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
  // On the page already, as a link within it would.
  await page.evaluate(() => {
    location.hash = 'loan-decision-explainer';
  });
  await expect(card(page, 'Loan Decision Explainer')).toBeInViewport();
  await expect(tab(page, 'Financial AI')).toHaveAttribute('aria-selected', 'true');
  // An id that isn't a project's chooses nothing.
  await navLink(page, 'About').click();
  await openHydrated(page, '/projects#nothing-of-that-name');
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
});

test('a choice disables the domains for 300 ms, is announced once, and replaces the cards after that', async ({
  page,
}) => {
  await openStopped(page, '/projects');
  const line = showing(page, '5 projects in MLOps').locator('xpath=ancestor::*[@role="status"]');
  await expect(page.locator('[aria-busy] [role="status"]').and(line)).toHaveCount(0);
  await line.evaluate((region) => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => {
      if (region.textContent) texts.push(region.textContent);
    }).observe(region, { characterData: true, childList: true, subtree: true });
  });
  const announced = () => page.evaluate(() => Reflect.get(window, 'texts'));
  await tab(page, 'Healthcare AI').click();
  // The choice is made in a task of its own.
  await page.clock.runFor(1);
  await expect(page.getByText('Loading projects...')).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Healthcare AI/);
  await page.clock.runFor(200);
  await expect(page.getByRole('tab', { disabled: true })).toHaveCount(9);
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(card(page, 'Drift Watch')).toBeVisible();
  expect(await announced()).toEqual([]);
  await page.clock.runFor(100);
  await expect(page.getByText('Loading projects...')).toBeHidden();
  await expect(page.getByRole('tab', { disabled: true })).toHaveCount(0);
  await expect(tab(page, 'Healthcare AI')).toBeFocused();
  expect(await announced()).toEqual(['Currently showing 4 projects in Healthcare AI']);
  // The new cards come one after another.
  await expect(page.getByRole('article')).toHaveCount(4);
  const items = page.locator('li').filter({ has: page.getByRole('article') });
  for (const [index, item] of (await items.all()).slice(0, 3).entries()) {
    await expect(item).toHaveAttribute('style', `--pf-reveal-delay: ${index * 100}ms;`);
  }
});
