import type { Locator, Page } from '@playwright/test';
import { about } from '../content.ts';
import { expectPdf } from './downloads';
import { routeOf } from './routes';
import { stated } from './stated';
import { expect, openHydrated, test } from './test';

const { heading, intro } = routeOf('about');
const mission = stated(about.mission);
const callToAction = stated(about.callToAction);

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

/** Clicks a link to a page of the site, sees it, and comes back. */
async function expectWay(page: Page, name: string, path: string) {
  await link(page, name).click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test('under the heading stand a tagline and three buttons, which do what they say', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(main.getByText(intro)).toBeVisible();
  const names = ['Download Resume', 'Download Business Card', "Let's Connect"];
  expect((await main.getByRole('link').allTextContents()).slice(0, 3)).toEqual(names);

  await expectPdf(link(page, 'Download Resume'), 'resume.pdf');
  await expectPdf(link(page, 'Download Business Card'), 'business-card.pdf');
  await expectWay(page, "Let's Connect", '/contact');
});

test('the owner is told of in paragraphs, beside a mission with the CV and five figures', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const bio = page.getByRole('region', { name: 'About me' }).getByRole('paragraph');
  for (const paragraph of about.bio) await expect(bio.getByText(paragraph)).toBeVisible();
  expect(about.bio.length).toBeGreaterThan(1);

  const box = page.getByRole('region', { name: 'Current Mission' });
  await expect(box.getByText(mission.text)).toBeVisible();
  await expectPdf(box.getByRole('link', { name: 'Quick CV Download' }), 'resume.pdf');

  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText(['3+', '20+', '15+', '5+', '4+']);
  await expect(main.getByRole('term')).toHaveText([
    /^years .*practical AI\/ML experience$/,
    'projects completed',
    'technologies mastered',
    'certifications',
    'domains covered',
  ]);
});

const valueNames = [
  'Mission-Driven',
  'Innovation-Focused',
  'Collaboration-Ready',
  'Ethics-Oriented',
] as const;

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Whether the visitor meets this text, and not the other side of its card. */
const isInFront = (text: Locator) =>
  text.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('each of the four core values shows a summary, and turned over what it means', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const cards = page.getByRole('region', { name: 'Core Values' }).getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([...valueNames]);
  for (const { title, summary, text } of about.coreValues) {
    const front = card(page, title).getByText(summary);
    const back = card(page, title).getByText(text);
    await expect.poll(() => isInFront(front), title).toBe(true);
    expect(await isInFront(back), title).toBe(false);
    await card(page, title).click();
    await expect.poll(() => isInFront(back), title).toBe(true);
    expect(await isInFront(front), title).toBe(false);
  }
});

/** Expects that these cards are turned over, and no other. */
async function expectFlipped(page: Page, ...flipped: string[]) {
  for (const name of valueNames) {
    await expect(card(page, name), name).toHaveAttribute(
      'data-flipped',
      String(flipped.includes(name)),
    );
  }
}

test('of the core values one is turned over at most', async ({ page }) => {
  await openHydrated(page, '/');
  await expectFlipped(page);
  await card(page, 'Mission-Driven').click();
  await expectFlipped(page, 'Mission-Driven');
  await card(page, 'Ethics-Oriented').click();
  await expectFlipped(page, 'Ethics-Oriented');
  await page.getByRole('button', { name: 'Turn over Innovation-Focused' }).click();
  await expectFlipped(page, 'Innovation-Focused');
});

test('clicking the card that is turned over turns it back', async ({ page }) => {
  await openHydrated(page, '/');
  await card(page, 'Collaboration-Ready').click();
  await expectFlipped(page, 'Collaboration-Ready');
  await card(page, 'Collaboration-Ready').click();
  await expectFlipped(page);
});

test('the page closes with the ways to the contact form and to the projects', async ({ page }) => {
  await openHydrated(page, '/');
  const closing = page.getByRole('main').getByRole('region').last();
  await expect(closing).toHaveAccessibleName(callToAction.heading);
  await expect(closing.getByText(callToAction.text)).toBeVisible();
  await expect(closing.getByRole('link', { name: /^(?!Link to)/ })).toHaveText([
    'Get in touch',
    'See the projects',
  ]);
  await expectWay(page, 'Get in touch', '/contact');
  await expectWay(page, 'See the projects', '/projects');
});
