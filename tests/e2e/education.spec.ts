import { certifications, degrees } from '../content.ts';
import { expectLeadsTo, heading, navLink, region } from './support/page';
import { expect, openInteractive, stated, test } from './support/test';

test('Education, from top to bottom', async ({ page }) => {
  await openInteractive(page, '/education');
  await expect(heading(page)).toHaveText('Education & Certifications');

  await test.step('the degree: name, place, year and highlights', async () => {
    const { degree, institution, university, location, highlights } = stated(degrees[0]);
    const card = region(page, 'Degree').getByRole('article');
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
    await expect(card.getByRole('listitem')).toContainText(highlights.map(({ text }) => text));
    for (const [index, { icon }] of highlights.entries()) {
      const drawing = card.getByRole('listitem').nth(index).locator('use');
      await expect(drawing).toHaveAttribute('href', new RegExp(`#${icon}$`));
      // It has come.
      await expect
        .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width))
        .toBeGreaterThan(10);
    }
  });

  await test.step('four certifications and trainings in two columns, one of them verified', async () => {
    const courses = region(page, 'Certifications & Training').getByRole('article');
    await expect(courses).toHaveCount(4);
    for (const [index, course] of certifications.entries()) {
      const card = courses.nth(index);
      await expect(card.getByRole('heading')).toHaveText(course.title);
      expect(['Course', 'Internship']).toContain(course.type);
      for (const text of [
        course.provider,
        course.providerSubtitle ?? '',
        course.duration,
        stated(course.description),
        course.type,
      ]) {
        await expect(card).toContainText(text);
      }
      await expect(card.getByRole('listitem')).toHaveText(course.skills);
    }
    const verified = courses.filter({ has: page.getByText('Verified') });
    await expect(verified.getByRole('heading')).toHaveText([/MLOps Bootcamp/i]);
    await expect(verified.getByText('completed 2024')).toBeVisible();
    const proof = verified.getByRole('link', {
      name: 'Verified : MLOps Bootcamp (opens in a new tab)',
    });
    await expect(proof).toHaveAttribute('href', stated(certifications[0]?.url));
    await expect(proof).toHaveAttribute('target', '_blank');

    const [a, b, c, d] = await courses.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON()),
    );
    expect([b?.top, d?.top]).toEqual([a?.top, c?.top]);
    expect([c?.left, d?.left]).toEqual([a?.left, b?.left]);
  });

  await test.step('four quotes on learning, and the way to the projects', async () => {
    const learning = region(page, 'Continuous Learning');
    const quotes = await learning.locator('blockquote').allTextContents();
    expect(new Set(quotes).size).toBe(4);
    const onwards = learning.getByRole('link', { name: 'Explore My Learning Journey' });
    await expectLeadsTo(onwards, '/projects');
  });
});

test('certifications that come into sight together appear 200 ms after one another, none later than half a second', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await openInteractive(page, '/');
  await navLink(page, 'Education').click();
  const places = page.locator('li[data-reveal="shown"]');
  await expect(places).toHaveCount(4);
  const delays = await places.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).transitionDelay.split(', ')[0]),
  );
  expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.5s']);
});
