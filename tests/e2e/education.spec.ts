import type { Page } from '@playwright/test';
import { certifications, degrees } from '../content.ts';
import { showPart } from './sight';
import { stated } from './stated';
import { expect, openHydrated, test } from './test';
import { letMove, openStopped } from './time';

const courses = (page: Page) =>
  page.getByRole('region', { name: 'Certifications & Training' }).getByRole('article');

test('the degree stands on a card, with where, until when and what stands out', async ({
  page,
}) => {
  await openHydrated(page, '/education');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education & Certifications');
  const { degree, institution, university, location, highlights } = stated(degrees[0]);
  const card = page.getByRole('region', { name: 'Degree' }).getByRole('article');
  await expect(card.getByRole('heading')).toHaveText(degree);
  for (const text of [
    'Expected 2026',
    'Final (4th) year',
    institution,
    stated(university),
    stated(location),
  ]) {
    await expect(card).toContainText(text);
  }
  const items = card.getByRole('listitem');
  await expect(items).toHaveCount(highlights.length);
  for (const { icon, text } of highlights) {
    await expect(items.filter({ hasText: text })).toContainText(icon);
  }
});

test('four certifications and trainings stand in two columns, and one is verified', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/education');
  await expect(courses(page)).toHaveCount(4);
  for (const [index, certification] of certifications.entries()) {
    const card = courses(page).nth(index);
    const { title, provider, providerSubtitle, duration, description, type, skills } =
      certification;
    await expect(card.getByRole('heading')).toHaveText(title);
    expect(['Course', 'Internship']).toContain(type);
    for (const text of [provider, providerSubtitle ?? '', duration, stated(description), type]) {
      await expect(card).toContainText(text);
    }
    await expect(card.getByRole('listitem')).toHaveText(skills);
  }
  const verified = courses(page).filter({ has: page.getByText('Verified') });
  await expect(verified.getByRole('heading')).toHaveText([/MLOps Bootcamp/i]);
  await expect(verified.getByText('completed 2024')).toBeVisible();

  const [a, b, c, d] = await courses(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );
  if (!a || !b || !c || !d) throw new Error('There are fewer than four cards.');
  expect([b.top, d.top]).toEqual([a.top, c.top]);
  expect([c.left, d.left]).toEqual([a.left, b.left]);
  expect(b.left).toBeGreaterThanOrEqual(a.right);
  expect(c.top).toBeGreaterThanOrEqual(a.bottom);
});

test('the cards appear when a tenth of them is in sight, each 200 ms after the one before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, '/education');
  const places = page
    .getByRole('region', { name: 'Certifications & Training' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  await expect(places).toHaveCount(4);
  await showPart(places.first(), 0.08);
  for (const place of await places.all()) {
    await expect(place).toHaveAttribute('data-reveal', 'waiting');
    await expect(place).toHaveCSS('opacity', '0');
  }
  await showPart(places.first(), 0.12);
  await expect(places.nth(0)).toHaveAttribute('data-reveal', 'shown');
  await expect(places.nth(1)).toHaveAttribute('data-reveal', 'shown');
  await expect(places.nth(2)).toHaveAttribute('data-reveal', 'waiting');
  await places.last().scrollIntoViewIfNeeded();
  for (const [index, delay] of ['0s', '0.2s', '0.4s', '0.6s'].entries()) {
    await expect(places.nth(index)).toHaveAttribute('data-reveal', 'shown');
    await expect(places.nth(index)).not.toHaveCSS('animation-name', 'none');
    await expect(places.nth(index)).toHaveCSS('animation-delay', delay);
    await expect(places.nth(index)).toHaveCSS('opacity', '1');
  }
});

test('four quotes on learning take turns, each for 3 s, all round', async ({ page }) => {
  await openStopped(page, '/education');
  const learning = page.getByRole('region', { name: 'Continuous Learning' });
  const shown = learning.getByRole('blockquote');
  const quotes = await learning.locator('blockquote').allTextContents();
  expect(new Set(quotes).size).toBe(4);
  await letMove(page);
  await expect(learning.locator('[data-state]')).toHaveAttribute('data-state', 'rotating');
  await expect(shown).toHaveText([quotes[0] ?? '']);
  await page.clock.runFor(2900);
  for (const next of [1, 2, 3, 0]) {
    await expect(shown).toHaveText([quotes.at(next - 1) ?? '']);
    await page.clock.runFor(200);
    await expect(shown).toHaveText([quotes[next] ?? '']);
    await page.clock.runFor(2800);
  }
});

test('with reduced motion every quote on learning can be reached, and is read out', async ({
  page,
}) => {
  await openStopped(page, '/education');
  const learning = page.getByRole('region', { name: 'Continuous Learning' });
  const shown = learning.getByRole('blockquote');
  const quotes = await learning.locator('blockquote').allTextContents();
  const { height } = stated((await learning.boundingBox()) ?? undefined);
  await expect(learning.getByRole('button', { name: 'Pause quotes' })).toBeHidden();
  await learning.getByRole('button', { name: 'Next quote' }).focus();
  for (const next of [1, 2, 3, 0]) {
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText([quotes[next] ?? '']);
    await expect(learning.locator('[aria-live="polite"]').getByRole('blockquote')).toHaveCount(1);
    expect((await learning.boundingBox())?.height).toBe(height);
  }
  await learning.getByRole('button', { name: 'Previous quote' }).click();
  await expect(shown).toHaveText([quotes[3] ?? '']);
  await page.clock.runFor(60_000);
  await expect(shown).toHaveText([quotes[3] ?? '']);
});

test('the way on from learning leads to the projects', async ({ page }) => {
  await openHydrated(page, '/education');
  await page
    .getByRole('region', { name: 'Continuous Learning' })
    .getByRole('link', { name: 'Explore My Learning Journey' })
    .click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Projects');
});
