import { experience, nextStep } from '../content.ts';
import { expectLeadsTo, heading, main } from './support/page';
import { expect, openInteractive, stated, test } from './support/test';

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
        'Internship',
        position.companyInitials,
        ...(position.figures ?? []).flatMap(({ value, label }) => [value, label]),
      ]) {
        await expect(card.getByText(text, { exact: true }), text).toBeVisible();
      }
      await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText(
        position.description,
      );
      const chips = card.getByRole('list', { name: 'Skills used' }).getByRole('listitem');
      await expect(chips).toHaveText(position.skills);
      const rgb = position.companyColor.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16));
      const initials = card.getByText(position.companyInitials, { exact: true });
      await expect(initials).toHaveCSS('border-top-color', `rgb(${rgb?.join(', ')})`);
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
