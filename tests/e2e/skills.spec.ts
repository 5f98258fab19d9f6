import type { Page } from '@playwright/test';
import { learningBanner, skillCategories } from '../content.ts';
import { settle } from './sight';
import { stated } from './stated';
import { expect, openHydrated, test } from './test';

const skills = skillCategories.flatMap((category) => category.skills);

const categories = [
  ['MLOps', 6],
  ['AI/ML Libraries & Frameworks', 6],
  ['Programming Languages', 4],
  ['Data Technologies', 3],
  ['Other Tools', 4],
] as const;

/** Opens the page and waits until its tiles listen, as they do after the first interaction. */
async function openSkills(page: Page) {
  await openHydrated(page, '/skills');
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
}

const panel = (page: Page) => page.getByRole('tabpanel');
const tile = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Moves the pointer off the tiles, as a hand does: not in one leap. */
const leave = (page: Page) => page.mouse.move(1, 1, { steps: 5 });

/** The details of a skill, in the form for the eye. */
const tooltip = (page: Page) => page.getByRole('tooltip').locator('..');

/** Expects the tiles of exactly these categories, each under the name of its own. */
async function expectCategories(page: Page, shown: readonly (readonly [string, number])[]) {
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(
    shown.map(([title]) => title),
  );
  for (const [title, count] of shown) {
    const tiles = panel(page).getByRole('region', { name: title }).getByRole('button');
    await expect(tiles, title).toHaveCount(count);
    const names = skillCategories.find((category) => category.title === title)?.skills ?? [];
    for (const { name } of names) await expect(tile(page, name)).toBeVisible();
  }
}

test('all skills are shown by category at first, and those of one when it is chosen', async ({
  page,
}) => {
  await openSkills(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skills');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(6);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tabs.first()).toHaveAccessibleName('All');
  await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  await expectCategories(page, categories);
  for (const category of categories) {
    await tab(category[0]).click();
    await expect(tab(category[0])).toHaveAttribute('aria-selected', 'true');
    await expectCategories(page, [category]);
  }
  await tab('All').click();
  await expectCategories(page, categories);
});

test("a skill's details show while the pointer is at its tile, and stay after a click", async ({
  page,
}) => {
  await openSkills(page);
  await expect(tooltip(page)).toHaveCount(0);
  await tile(page, 'DVC').hover();
  await expect(tooltip(page)).toBeVisible();
  await leave(page);
  await expect(tooltip(page)).toHaveCount(0);

  await tile(page, 'DVC').click();
  await leave(page);
  await settle(page);
  await expect(tooltip(page)).toBeVisible();
  await tile(page, 'DVC').click();
  await expect(tooltip(page)).toHaveCount(0);
});

test('the details say how well the skill is known, what for, and name three projects at most', async ({
  page,
}) => {
  await openSkills(page);
  for (const { name, proficiency, description, projects } of skills) {
    await tile(page, name).focus();
    const details = tooltip(page);
    await expect(details.getByText(stated(description), { exact: true })).toBeVisible();
    await expect(details.getByText(`${proficiency} %`, { exact: true })).toBeVisible();
    expect(proficiency).toBeGreaterThanOrEqual(65);
    expect(proficiency).toBeLessThanOrEqual(95);
    const more = projects.length > 3 ? [`+${projects.length - 3} more`] : [];
    await expect(details.locator('li')).toHaveText([...projects.slice(0, 3), ...more]);
  }
  const counts = skills.map(({ projects }) => projects.length);
  for (const count of [2, 3, 4]) expect(counts).toContain(count);
});

test('a long name is cut after 12 characters below the tile, and after 10 in the details', async ({
  page,
}) => {
  await openSkills(page);
  for (const [name, below, inDetails] of [
    ['GitHub Actions', 'GitHub Actio…', 'GitHub Act…'],
    ['Apache Airflow', 'Apache Airfl…', 'Apache Air…'],
    ['scikit-learn', 'scikit-learn', 'scikit-lea…'],
    ['TensorFlow', 'TensorFlow', 'TensorFlow'],
  ] as const) {
    await expect(tile(page, name).getByText(below, { exact: true })).toBeVisible();
    await tile(page, name).focus();
    await expect(tooltip(page).getByText(inDetails, { exact: true })).toBeVisible();
  }
});

test('where an icon fails, a badge in the colour of the skill names it in 8 characters', async ({
  page,
  problems,
}) => {
  const badges = [
    ['GitHub Actions', 'github-actions', 'GitHub A…'],
    ['TensorFlow', 'tensorflow', 'TensorFl…'],
    ['Python', 'python', 'Python'],
  ] as const;
  for (const [, file] of badges) {
    await page.route(`**/icons/${file}.svg`, (route) => route.fulfill({ status: 404 }));
  }
  await openSkills(page);
  for (const [name, , text] of badges) {
    const color = skills.find((skill) => skill.name === name)?.color ?? '';
    await tile(page, name).scrollIntoViewIfNeeded();
    await expect(tile(page, name).locator('img')).toHaveCount(0);
    const badge = tile(page, name).getByText(text, { exact: true }).first();
    await expect(badge).toBeVisible();
    const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    await expect(badge).toHaveCSS('border-top-color', `rgb(${rgb.join(', ')})`);
  }
  await expect(tile(page, 'MLflow').locator('img')).toBeVisible();
  for (const problem of problems) expect(problem).toContain('404');
  problems.length = 0;
});

test('a banner closes the page: Always Learning', async ({ page }) => {
  await openHydrated(page, '/skills');
  const banner = page.getByRole('main').getByRole('region').last();
  await expect(banner).toHaveAccessibleName('Always Learning');
  await expect(banner.getByText(stated(learningBanner).text)).toBeVisible();
});
