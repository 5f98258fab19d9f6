import type { Locator } from '@playwright/test';
import { createContentReader } from '@portfolio/build/content/contentReader';
import { sampleFolder } from '@portfolio/build/folders/content';
import { shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import { owner } from '../content.ts';
import { english } from '../language';
import { field } from './support/contactPage';
import { card, heading, isSameDocument, main, markDocument, navLinks } from './support/page';
import { expect, openHydrated, test } from './support/test';

const [first, second, third] = shownCaseStudies(
  await createContentReader(sampleFolder).read(),
  english,
);
if (!first || !second || !third) throw new Error('The sample has three case studies.');

test('a visitor reads a case study, and goes on to the next one and back, in one document', async ({
  page,
}) => {
  await openHydrated(page, first.path);
  await markDocument(page);
  await expect(heading(page)).toHaveText(first.caseStudy.title);
  await expect(navLinks(page).and(page.locator('[aria-current]'))).toHaveText('Projects');
  for (const { id } of first.caseStudy.sections) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('#figure').getByRole('table')).toBeVisible();

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const next = page.getByRole('navigation', { name: 'More case studies' }).getByRole('link');
  await expect(next).toHaveAttribute('rel', 'next');
  await next.click();
  await expect(page).toHaveURL(second.path);
  await expect(page).toHaveTitle(new RegExp(`^${second.caseStudy.title} · `));
  await expect(heading(page)).toHaveText(second.caseStudy.title);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${second.path}$`),
  );

  await page.goBack();
  await expect(heading(page)).toHaveText(first.caseStudy.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goForward();
  await expect(heading(page)).toHaveText(second.caseStudy.title);
  expect(await isSameDocument(page)).toBe(true);
});

/** Notes, for each change of page, the width in px from which a figure grows or shrinks; undefined if nothing moves. */
const noteGrowth = () => {
  const widths: (number | undefined)[] = [];
  Object.assign(window, { widths });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(() => {
      const group = document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .find(({ pseudoElement }) => pseudoElement === '::view-transition-group(figure)');
      widths.push(group && Math.round(Number.parseFloat(String(group.getKeyframes()[0]?.width))));
    });
    return transition;
  };
};

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const isStill = reducedMotion === 'reduce';
  test(`the figure of a card ${isStill ? 'moves nowhere with reduced motion' : 'grows into that of its case study, and shrinks on the way back'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(noteGrowth);
    await openHydrated(page, '/projects');
    const widthOf = async (figure: Locator) => Math.round((await figure.boundingBox())?.width ?? 0);
    const small = card(page, first.caseStudy.title).getByRole('figure');
    const large = page.locator('#figure');
    const growth = () => page.evaluate(() => Reflect.get(window, 'widths'));
    const widths = [await widthOf(small)];
    await page.getByRole('link', { name: first.caseStudy.title, exact: true }).click();
    await expect(large).toBeVisible();
    await expect.poll(growth).toHaveLength(1);
    widths.push(await widthOf(large));
    await page.goBack();
    await expect.poll(growth).toEqual(isStill ? [undefined, undefined] : widths);
    await expect(small).toBeVisible();
    // Only while they move, figures have a name.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  });
}

test('the arrow keys go from case study to case study', async ({ page }) => {
  await openHydrated(page, first.path);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(first.path);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(second.caseStudy.title);
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(third.caseStudy.title);
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText(second.caseStudy.title);
});

test('a figure can be taken along: its address, its picture and its numbers', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => document.documentElement.setAttribute('copied', text) },
    });
  });
  await openHydrated(page, first.path);
  const figure = page.locator('#figure');
  await figure.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('html')).toHaveAttribute('copied', new RegExp(`${first.path}#figure$`));
  const fileOf = async (name: string) => {
    const address = await figure.getByRole('link', { name }).getAttribute('href');
    return request.get(address ?? '');
  };
  expect((await fileOf('Picture (PNG)')).headers()['content-type']).toBe('image/png');
  const table = await fileOf('Numbers (CSV)');
  expect(table.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const numbers = await table.text();
  expect(numbers).toMatch(/^\ufeffweek,by hand \(%\),nightly \(%\)\r\n1,22\.8,19\.6\r\n/);
  for (const text of [first.project.result, first.project.figure?.method, owner.name]) {
    expect(numbers).toContain(text);
  }
});

test('the arrow keys stay with whatever else uses them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, second.path);
  // With a modifier they belong to the browser: Alt and an arrow go through its history.
  await page.locator('h1').focus();
  await page.keyboard.press('Shift+ArrowRight');
  // A wide table or piece of code, which they scroll. Until its first look at its size, a region takes itself for one.
  const code = page.getByRole('group', { name: 'Code: sh' });
  await expect(code).toHaveCount(0);
  await page.evaluate(() => {
    const text = document.querySelector('pre code');
    if (text) text.textContent = 'long '.repeat(100);
  });
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  // A click puts them there without the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => getSelection()?.collapse(document.querySelector('pre code')));
  await page.keyboard.press('ArrowRight');
  await page.locator('h1').focus();
  await page.evaluate(() => getSelection()?.removeAllRanges());
  // Back, which would lead elsewhere if any of the others had gone on.
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).toHaveText(first.caseStudy.title);
});

test('the home page and other case studies lead to a case study without loading a document', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await markDocument(page);
  await main(page).getByRole('link', { name: second.project.title }).click();
  await expect(page).toHaveURL(second.path);
  await main(page).getByRole('link', { name: first.project.title }).first().click();
  await expect(heading(page)).toHaveText(first.caseStudy.title);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/projects\?category=mlops$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('a question about a project begins with its name, and never replaces what was typed', async ({
  page,
}) => {
  const message = field(page, 'Message');
  const ask = main(page).getByRole('link', { name: 'Ask about this project' });
  await openHydrated(page, first.path);
  await ask.click();
  await expect(message).toHaveValue(`About ${first.project.title}: `);
  // Another project's question replaces a beginning that the visitor left as it was.
  await field(page, 'Name').fill('Ravi Kumar');
  await openHydrated(page, second.path);
  await ask.click();
  await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
  await expect(message).toHaveValue(`About ${second.project.title}: `);
  await navLinks(page).getByText('Contact').click();
  await expect(message).toHaveValue('');
  await message.fill('A draft');
  await openHydrated(page, '/contact?about=drift-watch');
  await expect(message).toHaveValue('A draft');
  await message.fill('');
  for (const unknown of ['%3Cb%3E', 'constructor', 'Drift Watch']) {
    await openHydrated(page, `/contact?about=${unknown}`);
    await expect(message).toHaveValue('');
  }
});

test('an address below the projects without a case study is the error page', async ({ page }) => {
  const response = await page.goto(`${first.path}-2`);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
});

test('pages load no code of case studies until a visitor uses them', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openHydrated(page, '/projects');
  expect(scripts.filter((url) => /loadCaseStudy|CaseStudyPage/.test(url))).toEqual([]);
});
