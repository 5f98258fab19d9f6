import { learningBanner, spotlight } from '../content.ts';
import { expectAccessible } from './support/axe';
import { heading, lastRegion } from './support/page';
import { expect, openInteractive, stated, test } from './support/test';

const categories = [
  ['MLOps', 6],
  ['AI/ML Libraries & Frameworks', 6],
  ['Programming Languages', 4],
  ['Data Technologies', 3],
  ['Other Tools', 4],
] as const;

test('Skills, from top to bottom', async ({ page }) => {
  await openInteractive(page, '/skills');
  await expectAccessible(page);
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

  await test.step("a skill's details at the pointer, and after a click until the next", async () => {
    const tile = panel.getByRole('button', { name: 'DVC', exact: true });
    const details = page.getByRole('tooltip').locator('..');
    // As a hand does: not in one leap.
    const leave = () => page.mouse.move(1, 1, { steps: 5 });
    await tile.hover();
    await expect(details).toBeVisible();
    await leave();
    await expect(details).toHaveCount(0);
    await tile.click();
    await leave();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await expect(details).toBeVisible();
    await tile.click();
    await expect(details).toHaveCount(0);
  });

  await test.step('five skills in the spotlight', async () => {
    const carousel = page.getByRole('group', { name: 'Skill Spotlight' });
    const thumbnails = carousel.getByRole('group', { name: 'Skills', exact: true });
    const names = ['MLflow', 'TensorFlow', 'Python', 'OpenCV', 'Docker'];
    await expect(thumbnails.getByRole('button')).toHaveText(names);
    await carousel.getByRole('button', { name: 'Next skill' }).click();
    await expect(carousel.getByRole('heading')).toHaveText(['TensorFlow']);
    await carousel.getByRole('button', { name: 'Quote 3 of 3' }).click();
    const quotes = stated(spotlight.find(({ name }) => name === 'TensorFlow')).quotes;
    await expect(carousel.getByRole('blockquote')).toHaveText([stated(quotes[2]).text]);
  });

  await test.step('"Always Learning"', async () => {
    await expect(lastRegion(page)).toHaveAccessibleName('Always Learning');
    await expect(lastRegion(page).getByText(stated(learningBanner).text)).toBeVisible();
  });
});
