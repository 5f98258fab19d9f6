import { learningBanner, skillCategories, spotlight } from '../content.ts';
import { expectAccessible } from './support/axe';
import { heading, lastRegion } from './support/page';
import {
  expect,
  expectProblems,
  openHydrated,
  openInteractive,
  stated,
  test,
} from './support/test';

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

  await test.step('how well each skill is known, and in one category the descriptions', async () => {
    for (const { title, skills } of skillCategories) {
      const meters = panel.getByRole('region', { name: title }).getByRole('meter');
      await expect(meters).toHaveText(skills.map(({ proficiency }) => RegExp(` ${proficiency}%$`)));
    }
    const [first] = stated(skillCategories[1]).skills;
    const description = panel.getByText(stated(first?.description), { exact: true });
    await expect(description).toHaveCount(0);
    await page.getByRole('tab', { name: 'AI/ML Libraries & Frameworks', exact: true }).click();
    await expect(description).toBeVisible();
    await page.getByRole('tab', { name: 'All', exact: true }).click();
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

test('Who comes from another page sees the icon of every skill, whatever they choose then', async ({
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

for (const [width, height, shown] of [
  [1366, 768, ['MLOps', 'Programming Languages']],
  [390, 844, ['MLOps']],
] as const) {
  test(`The first screen at ${width} × ${height} shows ${shown.join(' and ')} with all proficiencies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/skills');
    for (const name of shown) {
      await expect(page.getByRole('region', { name }).getByRole('meter').last()).toBeInViewport({
        ratio: 1,
      });
    }
  });
}

test('On a small phone the whole spotlight fits on the screen', async ({ page }) => {
  const viewport = { width: 360, height: 640 };
  await page.setViewportSize(viewport);
  await openHydrated(page, '/skills');
  const region = page.getByRole('region', { name: 'Skill Spotlight' });
  const heights = new Set<number>();
  for (const { name } of spotlight) {
    await region.getByRole('button', { name, exact: true }).click();
    heights.add((await region.boundingBox())?.height ?? 0);
  }
  // Whichever skill it shows.
  expect(heights.size).toBe(1);
  expect(Math.max(...heights)).toBeLessThan(viewport.height);
});

test('On paper, where nothing opens, every skill has its whole name', async ({ page }) => {
  await page.goto('/skills');
  const short = page.getByText('Apache Airfl…');
  const whole = page.getByText('Apache Airflow', { exact: true }).first();
  await expect(short).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(short).toBeHidden();
  await expect(whole).toBeVisible();
  expect((await whole.boundingBox())?.width).toBeGreaterThan(50);
});

/** What part of an icon's pixels may have less contrast: their edges. */
const EDGES = 0.9;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`In the ${colorScheme} theme, every icon as it's drawn contrasts 3:1 with the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openInteractive(page, '/skills');
    const contrasts = await page.evaluate(async (edges) => {
      // WCAG 2.2, 1.4.11; relative luminance as the same guidelines define it.
      const linear = (value: number) =>
        value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The browser has no canvas.');
      const ground = getComputedStyle(document.body).backgroundColor;
      const icons = [...document.querySelectorAll<HTMLImageElement>('[role="tabpanel"] img')];
      const measure = async (icon: HTMLImageElement) => {
        icon.loading = 'eager';
        await icon.decode();
        const [width, height] = [icon.width, icon.height];
        Object.assign(canvas, { width, height });
        context.drawImage(icon, 0, 0, width, height);
        const drawn = context.getImageData(0, 0, width, height).data;
        context.globalCompositeOperation = 'destination-over';
        context.fillStyle = ground;
        context.fillRect(0, 0, width, height);
        const seen = context.getImageData(0, 0, width, height).data;
        const under = luminance(ground.match(/\d+/g)?.map(Number) ?? []);
        const all: number[] = [];
        for (let at = 0; at < seen.length; at += 4) {
          if ((drawn[at + 3] ?? 0) < 40) continue;
          const over = luminance([...seen.slice(at, at + 3)]);
          all.push((Math.max(over, under) + 0.05) / (Math.min(over, under) + 0.05));
        }
        all.sort((a, b) => a - b);
        return {
          icon: icon.src.replace(/.*\//, ''),
          contrast: all[Math.floor(all.length * edges)],
        };
      };
      const measured = [];
      for (const icon of icons) measured.push(await measure(icon));
      return measured;
    }, EDGES);
    expect(contrasts.length).toBeGreaterThan(20);
    for (const { icon, contrast } of contrasts) {
      expect(contrast, icon).toBeGreaterThanOrEqual(3);
    }
  });
}

test('Where icons fail, a badge takes the place of each, and the names stay', async ({
  page,
  problems,
}) => {
  await page.route('**/icons/*', (route) => route.abort());
  await openInteractive(page, '/skills');
  const tile = page.getByRole('button', { name: 'Apache Airflow', exact: true });
  await expect(tile.getByText('Apache A…')).toBeVisible();
  await expect(tile.getByText('Apache Airfl…')).toBeVisible();
  const docker = page.getByRole('tabpanel').getByRole('button', { name: 'Docker', exact: true });
  await expect(docker.getByText('Docker')).toHaveCount(2);
  for (const name of await docker.getByText('Docker').all()) await expect(name).toBeInViewport();
  await expectAccessible(page);
  expectProblems(problems, /^console error: Failed to load resource/);
});
