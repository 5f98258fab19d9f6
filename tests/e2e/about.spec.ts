import type { Page } from '@playwright/test';
import { slugify } from '@portfolio/data/values/slug';
import { about, owner, projects } from '../content.ts';
import { expectPdf } from './support/downloads';
import {
  card,
  expectLeadsTo,
  heading,
  lastRegion,
  linksIn,
  main,
  navLinks,
  region,
} from './support/page';
import { routeOf } from './support/routes';
import { expect, openHydrated, openInteractive, stated, test } from './support/test';

const words = routeOf('about');
const mission = stated(about.mission);
const callToAction = stated(about.callToAction);

/** The result next to the heading. */
const leadOf = (page: Page) => main(page).getByRole('article').first();

const valueNames = [
  'Mission-Driven',
  'Innovation-Focused',
  'Collaboration-Ready',
  'Ethics-Oriented',
];

test('About, from top to bottom', async ({ page }) => {
  await openInteractive(page, '/');
  const link = (name: string) => main(page).getByRole('link', { name, exact: true });

  await test.step('a tagline and three buttons that do what they say', async () => {
    await expect(heading(page)).toHaveText(words.heading);
    await expect(main(page).getByText(words.intro)).toBeVisible();
    const names = ["Let's Connect", 'Download Resume', 'Download Business Card'];
    for (const [index, name] of names.entries()) {
      await expect(main(page).getByRole('link').nth(index)).toHaveAccessibleName(name);
    }
    await expectPdf(link('Download Resume'), 'resume.pdf');
    await expectPdf(link('Download Business Card'), 'business-card.pdf');
    await expectLeadsTo(link("Let's Connect"), '/contact');
  });

  await test.step('the biography, the mission with the CV, and five figures', async () => {
    for (const paragraph of about.bio) {
      await expect(region(page, 'About me').getByText(paragraph)).toBeVisible();
    }
    await expect(region(page, 'Current Mission').getByText(mission.text)).toBeVisible();
    const facts = main(page)
      .locator('dl')
      .filter({ hasText: stated(owner.availableFrom) })
      .getByRole('definition');
    await expect(facts.first()).toHaveText(stated(owner.availableFrom));
    await expect(facts.last()).toHaveText(/^\d.* (?:you|yours)$/, { useInnerText: true });
    await expectPdf(link('Quick CV Download'), 'resume.pdf');
    const figures = main(page)
      .getByRole('link', { name: 'certifications' })
      .locator('xpath=ancestor::dl');
    await expect(figures.locator(':scope > div')).toHaveText(
      about.statistics.map(({ label, value, note = '' }) => label + value + note),
    );
    expect(about.statistics.map(({ value }) => value)).toEqual(['3+', '20+', '15+', '5+', '4+']);
  });

  await test.step('figures that lead to what they count', async () => {
    for (const [name, path] of [
      // The first project is older than the first position.
      ['years of practical AI/ML experience', '/projects'],
      ['projects completed', '/projects'],
      ['technologies mastered', '/skills'],
      ['certifications', '/education'],
      ['domains covered', '/projects'],
    ] as const) {
      await expectLeadsTo(link(name), path);
    }
  });

  await test.step('three results, each with its figure, that lead to their case studies', async () => {
    const work = region(page, 'Selected work');
    await expect(work.getByRole('article')).toHaveCount(2);
    await expect(work.getByRole('figure')).toHaveCount(2);
    const { title, result } = stated(projects.find(({ featured }) => featured));
    await expect(leadOf(page).getByRole('figure')).toContainText(stated(result));
    await leadOf(page).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/projects/${slugify(title)}`);
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText(words.heading);
  });

  await test.step('four core values, of which at most one shows its back', async () => {
    const values = region(page, 'Core Values').getByRole('article');
    await expect(values.getByRole('heading', { level: 3 })).toHaveText(valueNames);
    const turned = values.and(page.locator('[data-flipped="true"]'));
    await card(page, 'Mission-Driven').click();
    await expect(turned).toHaveText([/Mission-Driven/]);
    await card(page, 'Ethics-Oriented').click();
    await expect(turned).toHaveText([/Ethics-Oriented/]);
    await expect(turned.getByText(stated(about.coreValues[3]).text)).toBeVisible();
  });

  await test.step('the ways to the contact form and to the projects', async () => {
    const closing = lastRegion(page);
    await expect(closing).toHaveAccessibleName(callToAction.heading);
    await expect(closing.getByText(callToAction.text)).toBeVisible();
    await expect(linksIn(closing)).toHaveText(['Get in touch', 'See the projects']);
    await expectLeadsTo(link('Get in touch'), '/contact');
    await expectLeadsTo(link('See the projects'), '/projects');
  });
});

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`the first window of ${width} by ${height} px shows who, one result with its figure, and all numbers with where they come from`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openInteractive(page, '/');
    const statistics = main(page)
      .locator('dl')
      .filter({ hasText: stated(about.statistics[0]?.note) })
      .getByRole('definition');
    const parts = [
      heading(page),
      ...(
        await main(page)
          .getByRole('link', { name: /Connect|Download/ })
          .all()
      ).slice(0, 3),
      leadOf(page),
      ...(await statistics.all()),
    ];
    expect(parts).toHaveLength(
      5 + about.statistics.flatMap(({ value, note }) => [value, note ?? []].flat()).length,
    );
    for (const part of parts) {
      const { y, height: size } = stated((await part.boundingBox()) ?? undefined);
      expect(y + size).toBeLessThanOrEqual(height);
    }
  });
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]) {
  test(`on a phone of ${width} px the first window shows whose site it is, and a result`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openInteractive(page, '/');
    const shown = (text: string) =>
      page
        .getByText(text, { exact: true })
        .or(page.getByRole('img', { name: text, exact: true }))
        .evaluateAll(
          (all) =>
            all.filter((element) => {
              const { left, top, height } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + 4, top + height / 2));
            }).length,
        );
    expect(await shown(words.heading)).toBe(1);
    for (const text of [owner.name, owner.title, stated(owner.portrait).alt]) {
      expect(await shown(text), text).toBe(1);
    }
    const finding = leadOf(page).locator('figcaption');
    const { y, height: size } = stated((await finding.boundingBox()) ?? undefined);
    // More pages than fit on a line of the navigation need another one.
    const lines = await navLinks(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
    expect(y + size).toBeLessThanOrEqual(height + Math.max(...lines) - Math.min(...lines));
    const [resume, card] = await main(page)
      .getByRole('link', { name: /^Download/ })
      .all();
    expect((await resume?.boundingBox())?.y).toBe((await card?.boundingBox())?.y);
  });
}

test('the lead figure answers to keys and to a press, which leads nowhere', async ({ page }) => {
  await openHydrated(page, '/');
  const line = leadOf(page).getByRole('slider');
  await line.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', /^Week 1:/);
  await line.press('ArrowRight');
  await expect(leadOf(page).getByText(/^Week 2: .* lower\.$/)).toBeVisible();
  await line.press('End');
  await expect(line).toHaveAttribute('aria-valuetext', /^Week 8:/);
  await line.click();
  await expect(line).toHaveAttribute('aria-valuetext', /^Week [45]:/);
  await expect(page).toHaveURL('/');
});
