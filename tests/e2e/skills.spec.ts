import { learningBanner, skillCategories } from '../content.ts';
import { expectNoSidewaysScroll, heading, lastRegion, showing, tab } from './support/page';
import { expect, openHydrated, openInteractive, stated, test } from './support/test';

const categories = [
  ['MLOps', 6],
  ['AI/ML Libraries & Frameworks', 6],
  ['Programming Languages', 4],
  ['Data Technologies', 3],
  ['Other Tools', 4],
] as const;

test('Skills, from top to bottom', async ({ page }) => {
  await openInteractive(page, '/skills');
  await expect(heading(page)).toHaveText('Skills');
  const panel = page.getByRole('tabpanel');

  await test.step('all skills by category, and those of one when it is chosen', async () => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const expectCategories = async (shown: readonly (readonly [string, number])[]) => {
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(
        shown.map(([title]) => title),
      );
      for (const [title, count] of shown) {
        const tiles = panel.getByRole('region', { name: title }).getByRole('button');
        await expect(tiles, title).toHaveCount(count);
      }
    };
    await expect(page.getByRole('tab')).toHaveCount(1 + categories.length);
    await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
    await expectCategories(categories);
    for (const category of categories) {
      await tab(category[0]).click();
      await expect(tab(category[0])).toHaveAttribute('aria-selected', 'true');
      await expectCategories([category]);
    }
    await tab('All').click();
    await expectCategories(categories);
  });

  await test.step('the proficiency of each skill, and in one category the descriptions', async () => {
    for (const { name, proficiency } of skillCategories.flatMap(({ skills }) => skills)) {
      const meter = panel.getByRole('meter', { name: `Proficiency in ${name}`, exact: true });
      await expect(meter).toHaveText(`${proficiency}%`);
    }
    const [first] = stated(skillCategories[1]).skills;
    const description = panel.getByText(stated(first?.description), { exact: true });
    await expect(description).toHaveCount(0);
    await page.getByRole('tab', { name: 'AI/ML Libraries & Frameworks', exact: true }).click();
    await expect(description).toBeVisible();
    await page.getByRole('tab', { name: 'All', exact: true }).click();
  });

  await test.step('in how many projects each skill is used', async () => {
    for (const [name, count] of [
      ['MLflow', 5],
      ['Python', 19],
      ['R', 2],
    ] as const) {
      const link = panel.getByRole('link', { name: `${name}, used in ${count} of 20 projects` });
      await expect(link).toHaveAttribute('href', `/projects?skill=${name.toLowerCase()}`);
    }
    await expect(panel.getByRole('link', { name: /, used in/ })).toHaveCount(23);
    await expect(panel.getByText('used in 13 of 20 projects', { exact: true })).toBeVisible();
    // The most used ones first.
    const skills = panel.getByRole('region', { name: 'MLOps' }).getByRole('toolbar');
    await expect(skills.first()).toHaveAccessibleName('Docker');
    await expect(skills.nth(1)).toHaveAccessibleName('MLflow');
  });

  await test.step('five skills in the spotlight', async () => {
    const carousel = page.getByRole('group', { name: 'Skill Spotlight' });
    const thumbnails = carousel.getByRole('group', { name: 'Skills', exact: true });
    const names = ['MLflow', 'TensorFlow', 'Python', 'OpenCV', 'Docker'];
    await expect(thumbnails.getByRole('button')).toHaveText(names);
    await thumbnails.getByRole('button', { name: 'MLflow' }).click();
    await expect(carousel.getByText('5 of 20')).toBeVisible();
    const dots = carousel.getByRole('toolbar', { name: 'Choose a skill' });
    await expect(dots.getByRole('button')).toHaveCount(names.length);
    await dots.getByRole('button', { name: 'Skill 5 of 5' }).click();
    await expect(carousel.getByRole('heading')).toHaveText('Docker');
    await expect(thumbnails.getByRole('button', { name: 'Docker' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  await test.step('"Always Learning"', async () => {
    await expect(lastRegion(page)).toHaveAccessibleName('Always Learning');
    await expect(lastRegion(page).getByText(stated(learningBanner).text)).toBeVisible();
  });
});

test('Visitors who come from another page see the icon of every skill, whatever they choose then', async ({
  page,
}) => {
  await openInteractive(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click();
  const pictures = page.getByRole('tabpanel').locator('img');
  const skills = skillCategories.flatMap((category) => category.skills);
  const withIcon = skills.filter(({ icon }) => icon);
  await expect(pictures).toHaveCount(withIcon.length);
  for (const name of ['Other Tools', 'All']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }
  await expect(pictures).toHaveCount(withIcon.length);
});

test('A skill leads to its projects, by an address that can be shared, and a category takes its place', async ({
  page,
}) => {
  await openInteractive(page, '/skills');
  await page.getByRole('link', { name: 'MLflow, used in 5 of 20 projects' }).first().click();
  await expect(page).toHaveURL('/projects?skill=mlflow');
  await expect(showing(page, '5 projects with MLflow')).toBeVisible();
  await page.reload();
  await expect(showing(page, '5 projects with MLflow')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(tab(page, 'with MLflow')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'Healthcare AI').click();
  await expect(page).toHaveURL('/projects?category=healthcare-ai');
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await expect(tab(page, 'with MLflow')).toHaveCount(0);
  await page.goBack();
  await expect(showing(page, '5 projects with MLflow')).toBeVisible();
  await page.getByRole('button', { name: 'Clear this choice' }).press('Enter');
  await expect(page).toHaveURL('/projects');
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
  // The button is gone, so reading and tabbing go on at what is shown instead.
  await expect(page.getByRole('tabpanel', { name: 'MLOps' })).toBeFocused();
});

test('An address with an unknown skill shows the first category', async ({ page }) => {
  await openHydrated(page, '/projects?skill=juggling');
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
});

test('A skill’s tooltip says in text what the link at the end of its row leads to', async ({
  page,
}) => {
  await openInteractive(page, '/skills');
  const python = page.getByRole('button', { name: 'Python', exact: true }).first();
  await python.click();
  await expect(page.getByRole('tooltip')).toContainText('and 16 more');
  await expect(page.getByRole('tooltip').getByRole('link')).toHaveCount(0);
  await python.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: /^Python, used in 19/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects?skill=python');
});

test('A square names its project under the mouse, and leads to it', async ({ page }) => {
  await openInteractive(page, '/skills');
  const row = page.getByRole('toolbar', { name: 'MLflow' });
  await row.getByRole('button').hover();
  const project = row.getByRole('link', { name: 'Chest X-Ray Triage' });
  await expect(project.locator('bdi')).toHaveCSS('opacity', '0');
  await project.hover();
  await expect(project.locator('bdi')).toHaveCSS('opacity', '1');
  await project.click();
  await expect(heading(page)).toHaveText('Chest X-Ray Triage');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('A tap on a square names the project, and the next one leads to it', async ({ page }) => {
    await openInteractive(page, '/skills');
    const squares = page.getByRole('toolbar', { name: 'MLflow' }).locator('[data-evidence]');
    await squares.tap({ position: { x: 2, y: 12 } });
    const project = squares.getByRole('link', { name: 'Demand Forecast Pipeline' });
    await expect(project).toBeFocused();
    await expect(page).toHaveURL('/skills');
    await project.locator('bdi').tap();
    await expect(page).toHaveURL('/projects/demand-forecast-pipeline');
  });

  test('A tap shows a skill’s details below its row until the next tap', async ({ page }) => {
    await openInteractive(page, '/skills');
    const mlflow = page.getByRole('button', { name: 'MLflow', exact: true }).first();
    const link = page.getByRole('link', { name: /^MLflow, used in/ }).first();
    await mlflow.tap();
    await expect(mlflow).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await mlflow.tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await mlflow.tap();
    await link.tap();
    await expect(page).toHaveURL('/projects?skill=mlflow');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

for (const [width, height, count] of [
  [1366, 768, 6],
  [390, 844, 5],
] as const) {
  test(`The first screen at ${width} × ${height} shows ${count} skills of MLOps with their proficiencies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/skills');
    const meters = page.getByRole('region', { name: 'MLOps' }).getByRole('meter');
    await expect(meters.nth(count - 1)).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone with text twice as large, no tile of a skill makes the page wider', async ({
  page,
}) => {
  await openInteractive(page, '/skills');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const name of ['Docker', 'OpenCV', 'Python']) {
    await page.getByRole('toolbar', { name }).getByRole('button').focus();
    await page.keyboard.press('ArrowRight');
    await expectNoSidewaysScroll(page, [320, 360]);
  }
});
