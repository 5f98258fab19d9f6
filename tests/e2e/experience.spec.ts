import type { Page } from '@playwright/test';
import { experience, nextStep } from '../content.ts';
import { showPart } from './sight';
import { stated } from './stated';
import { expect, openHydrated, test } from './test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the timeline shows three internships, newest first, one below the other', async ({
  page,
}) => {
  await openHydrated(page, '/experience');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career Ladder');
  await expect(cards(page)).toHaveCount(4);
  const times = [
    ['Oct 2024–Nov 2024', '2 months'],
    ['Jun 2024–Aug 2024', '3 months'],
    ['Mar 2024–Apr 2024', '2 months'],
  ];
  expect(experience).toHaveLength(3);
  for (const [index, position] of experience.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(position.title);
    for (const text of [
      ...(times[index] ?? []),
      position.company,
      stated(position.location),
      'Internship',
      position.companyInitials,
    ]) {
      await expect(card.getByText(text, { exact: true }), text).toBeVisible();
    }
    await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText(
      position.description,
    );
    const chips = card.getByRole('list', { name: 'Skills used' }).getByRole('listitem');
    await expect(chips).toHaveText(position.skills);

    const rgb = [1, 3, 5].map((at) => Number.parseInt(position.companyColor.slice(at, at + 2), 16));
    const initials = card.getByText(position.companyInitials, { exact: true });
    await expect(initials).toHaveCSS('border-top-color', `rgb(${rgb.join(', ')})`);
  }
  const boxes = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [index, { left, top }] of boxes.entries()) {
    expect(left).toBe(boxes[0]?.left);
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  }
});

test('a card appears when a tenth of it is in sight, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openHydrated(page, '/experience');
  const entries = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(entries).toHaveCount(4);
  for (const index of [1, 2, 3]) {
    const entry = entries.nth(index);
    await showPart(entry, 0.08);
    await expect(entry).toHaveAttribute('data-reveal', 'waiting');
    await expect(entry).toHaveCSS('opacity', '0');
    await showPart(entry, 0.12);
    await expect(entry).toHaveAttribute('data-reveal', 'shown');
    await expect(entry).not.toHaveCSS('animation-name', 'none');
    await expect(entry).toHaveCSS('opacity', '1');
  }
});

test('the last card looks forward, and leads to the contact form', async ({ page }) => {
  await openHydrated(page, '/experience');
  const last = cards(page).last();
  await expect(last.getByRole('heading')).toHaveText('Next Step: 2025 & Beyond');
  await expect(last.getByText('Looking Forward', { exact: true })).toBeVisible();
  await expect(last.getByText(stated(nextStep).text)).toBeVisible();
  await expect(last.getByRole('listitem')).toHaveText([
    'Seeking Opportunities',
    'Open to Collaboration',
    'Ready for Impact',
  ]);
  await last.getByRole('link').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
});
