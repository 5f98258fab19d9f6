import { slugify } from '@portfolio/data/values/slug';
import { converter } from 'culori';
import { experience, nextStep, projects } from '../content.ts';
import { expectLeadsTo, heading, main } from './support/page';
import { expect, openInteractive, stated, test } from './support/test';

const toLab = converter('lab');

const times = [
  ['Oct 2024–Nov 2024', '2 months'],
  ['Jun 2024–Aug 2024', '3 months'],
  ['Mar 2024–Apr 2024', '2 months'],
] as const;

test('Experience, from top to bottom', async ({ page }) => {
  await openInteractive(page, '/experience');
  await expect(heading(page)).toHaveText('Career Ladder');
  const cards = main(page).getByRole('article');

  await test.step('three internships, newest first', async () => {
    await expect(cards).toHaveCount(4);
    expect(experience).toHaveLength(times.length);
    for (const [index, position] of experience.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(position.title);
      for (const text of [
        ...stated(times[index]),
        position.company,
        stated(position.location),
        stated(position.companyInitials),
        // Numbers are only where no project shows a result.
        ...(position.projects ? [] : stated(position.figures)).flatMap(({ value, label }) => [
          value,
          label,
        ]),
      ]) {
        await expect(card.getByText(text, { exact: true }), text).toBeVisible();
      }
      await expect(card.getByText(/Internship$/)).toBeVisible();
      for (const title of position.projects ?? []) {
        const { result, caseStudy } = stated(projects.find((project) => project.title === title));
        await expect(card.getByText(stated(result), { exact: true })).toBeVisible();
        await expect(card.getByRole('figure')).toBeVisible();
        expect(caseStudy).toBeDefined();
        const link = card.getByRole('link', { name: title });
        await expect(link).toHaveAttribute('href', `/projects/${slugify(title)}`);
      }
      await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText(
        position.description,
      );
      const chips = card.getByRole('list', { name: 'Skills used' }).getByRole('listitem');
      await expect(chips).toHaveText(position.skills);
      // The company's colour is on its initials, and on the dot on the axis. The page may change its lightness.
      const { a = 0, b = 0 } = toLab(position.companyColor) ?? {};
      const ring = await card
        .getByText(stated(position.companyInitials), { exact: true })
        .evaluate((initials) => getComputedStyle(initials).borderTopColor);
      const [, ringA, ringB] = ring.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(ringA).toBeCloseTo(a, 0);
      expect(ringB).toBeCloseTo(b, 0);
      const dot = await card
        .getByRole('paragraph')
        .first()
        .evaluate((when) => getComputedStyle(when, '::before').borderTopColor);
      expect(dot).toBe(ring);
    }
  });

  await test.step('the last card looks forward, and leads to the contact form', async () => {
    const last = cards.last();
    await expect(last.getByRole('heading')).toHaveText('Next Step: 2025 & Beyond');
    await expect(last.getByText('Looking Forward', { exact: true })).toBeVisible();
    await expect(last.getByText(stated(nextStep).text)).toBeVisible();
    await expect(last.getByRole('listitem')).toHaveText([
      'Seeking Opportunities',
      'Open to Collaboration',
      'Ready for Impact',
    ]);
    await expectLeadsTo(last.getByRole('link'), '/contact');
  });
});
