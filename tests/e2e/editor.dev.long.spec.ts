import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startDev } from '../unit/site/devProcess.ts';
import { copyRepository } from '../unit/site/repositoryCopy.ts';
import { heading } from './support/page';

/** `npm run edit` in a copy without content of its own. */
interface Workplace {
  url: string;
  /** Reads a file of the content. */
  read: (name: string) => string;
}

const test = base.extend<{ workplace: Workplace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  workplace: async ({}, use) => {
    const copy = await copyRepository();
    const dev = await startDev(copy);
    await use({
      url: `http://127.0.0.1:${dev.port}`,
      read: (name) => readFileSync(join(copy, 'content', name), 'utf8'),
    });
    await dev.stop();
    rmSync(copy, { recursive: true, force: true });
  },
});

// The development server has nothing in its cache, and builds the editor.
test.use({ navigationTimeout: 80_000, actionTimeout: 40_000 });
test.setTimeout(180_000);

const field = (page: Page, place: string) => page.locator(`.field[data-key-path="${place}"]`);

/** The editor makes fields only when they come near the window. */
async function reach(page: Page, place: string) {
  const form = place.split('.').slice(0, -1).join('.');
  await expect(async () => {
    if ((await field(page, place).count()) > 0) return;
    const below = page.locator(`.field[data-key-path^="${form}"]`).last();
    // At the top of the window, it has the next ones below it.
    await below.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(field(page, place)).toBeAttached({ timeout: 500 });
  }).toPass();
  return field(page, place);
}

async function fill(page: Page, place: string, text: string) {
  await (await reach(page, place)).getByRole('textbox').first().fill(text);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('an owner begins with some words, adds a project with a figure, and is told what is wrong', async ({
  page,
  context,
  workplace,
}) => {
  await page.goto(`${workplace.url}/admin/`);
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Your profession').fill('Analyst');
  await page.getByLabel('Your e-mail address').fill('ada@example.com');
  await page.getByLabel('What you do').fill('I count.');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Project categories')).toBeVisible({ timeout: 80_000 });

  const site = await context.newPage();
  await site.goto(workplace.url);
  await expect(heading(site)).toContainText('Ada Byron');

  await page.getByText('You', { exact: true }).click();
  await fill(page, 'tagline', 'I count\nthings.');
  await save(page);
  await expect.poll(() => workplace.read('owner.json')).toContain('"tagline": "I count things."');
  await expect(site.getByText('I count things.').first()).toBeVisible();

  await page.getByText('Projects', { exact: true }).first().click();
  await page.getByRole('button', { name: /Add .*project\W*$/i }).click();
  await fill(page, 'projects.0.title', 'Teapot Test');
  await fill(page, 'projects.0.description', 'I tested seven teapots, and three are tight.');
  await (await reach(page, 'projects.0.figure')).getByRole('button', { name: /Add/ }).click();
  await page.getByRole('menuitem', { name: /^Share/ }).click();
  await fill(page, 'projects.0.figure.title', 'Teapots that are tight');
  await fill(page, 'projects.0.figure.unit', 'teapots');
  await fill(page, 'projects.0.figure.label', 'tight');
  await fill(page, 'projects.0.figure.method', 'Filled for a day.');
  const number = async (place: string, value: string) =>
    (await reach(page, place)).locator('input').fill(value);
  await number('projects.0.figure.part', '9');
  await number('projects.0.figure.whole', '7');
  await fill(page, 'projects.0.category', 'Kitchen');
  const before = workplace.read('projects.json');
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Projects › “Teapot Test” › Figure › Part: ');
  expect(workplace.read('projects.json')).toBe(before);
  await dialog.getByRole('button').click();

  await number('projects.0.figure.part', '3');
  await save(page);
  await expect
    .poll(() => JSON.parse(workplace.read('projects.json')).projects)
    .toEqual([
      expect.objectContaining({
        title: 'Teapot Test',
        figure: {
          kind: 'share',
          title: 'Teapots that are tight',
          method: 'Filled for a day.',
          unit: 'teapots',
          label: 'tight',
          part: 3,
          whole: 7,
        },
      }),
    ]);
});

test('the sample is there to look around, and only what is changed changes', async ({
  page,
  workplace,
}) => {
  await page.goto(`${workplace.url}/admin/`);
  await page.getByRole('button', { name: 'Copy the sample' }).click();
  await expect(page.getByText('Project categories')).toBeVisible({ timeout: 80_000 });
  // A story is listed by its first heading.
  const [, title = ''] = /^# (.+)$/m.exec(workplace.read('stories/drift-watch.md')) ?? [];
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  const sample = readFileSync('packages/data/src/sample/skills.json', 'utf8');
  await page.getByText('Skills', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await save(page);
  await expect
    .poll(() => JSON.parse(workplace.read('skills.json')).skillCategories)
    .toEqual(JSON.parse(sample).skillCategories.slice(1));
  // All that stayed has the same lines.
  const lines = new Set(sample.split('\n'));
  expect(
    workplace
      .read('skills.json')
      .split('\n')
      .filter((line) => !lines.has(line)),
  ).toEqual([]);
});

/** Alt+click, and the tab that it opens. */
async function openField(text: Locator) {
  const tab = text.page().context().waitForEvent('page');
  await text.click({ modifiers: ['Alt'] });
  return tab;
}

/** Holds a finger on something for as long as it takes. */
async function longPress(element: Locator, seen: () => Promise<void>) {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 5, y: y + 5 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await seen();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('Alt+click or a long press on a text of the page opens its field in the editor', async ({
  page,
  workplace,
}) => {
  await page.goto(workplace.url);
  const begin = await openField(heading(page));
  await begin.getByRole('button', { name: 'Copy the sample' }).click();
  await expect(begin.getByText('Project categories')).toBeVisible({ timeout: 80_000 });
  await begin.close();

  await page.goto(`${workplace.url}/projects`);
  const [, { title, figure }] = JSON.parse(workplace.read('projects.json')).projects;
  const tab = await openField(page.getByText(figure.title));
  const input = field(tab, 'projects.1.figure.title').getByRole('textbox');
  await expect(input).toBeFocused();
  await expect(input).toBeInViewport();

  const link = page.getByRole('link', { name: title, exact: true });
  await link.click({ modifiers: ['Alt'] });
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('link', { name: `Projects › “${title}” › Title` });
  await expect(choice).toBeFocused();
  expect(await dialog.getByRole('link').count()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/projects$/);

  await longPress(link, () => expect(choice).toBeVisible());
  const titleTab = page.context().waitForEvent('page');
  await choice.click();
  await expect(field(await titleTab, 'projects.1.title').getByRole('textbox')).toBeFocused();
  await expect(dialog).toBeHidden();

  await page.getByText('Filter by Domain').click({ modifiers: ['Alt'] });
  await expect(dialog).toContainText('packages/words');
});

/** The drafts that the editor has kept. It does so a moment after the last key. */
const countDrafts = () =>
  new Promise<number>((done) => {
    const opening = indexedDB.open('github:owner/portfolio');
    opening.onsuccess = () => {
      const { result: database } = opening;
      const counting = database.transaction('draft-backups').objectStore('draft-backups').count();
      database.close();
      counting.onsuccess = () => done(counting.result);
    };
  });

test('what is still open leads to its field, and what was typed before is offered again', async ({
  page,
  workplace,
}) => {
  await page.goto(`${workplace.url}/admin/`);
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Your profession').fill('Analyst');
  await page.getByLabel('Your e-mail address').fill('ada@example.com');
  await page.getByLabel('What you do').fill('I count.');
  await page.getByRole('button', { name: 'Begin' }).click();
  const open = page.locator('summary', { hasText: 'Still open: 7' });
  await expect(open).toBeInViewport({ timeout: 80_000 });

  await page.getByText('You', { exact: true }).click();
  await (await reach(page, 'tagline')).getByRole('textbox').pressSequentially('I count things.');
  await expect.poll(() => page.evaluate(countDrafts)).toBe(1);
  await open.press('Enter');
  await page.getByRole('link', { name: 'You › Portrait' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'tagline').getByRole('textbox')).toHaveValue('I count things.');

  const add = field(page, 'portrait').getByRole('checkbox');
  await expect(add).toBeFocused();
  await add.press('Space');
  const picture = await reach(page, 'portrait.src');
  await picture
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Ich selbst Größe.SVG',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    });
  await fill(page, 'portrait.alt', 'Ada at a whiteboard');
  await save(page);
  await expect
    .poll(() => JSON.parse(workplace.read('owner.json')).owner)
    .toMatchObject({
      tagline: 'I count things.',
      portrait: { src: 'images/ich-selbst-groesse.svg', alt: 'Ada at a whiteboard' },
    });
  await expect(page.locator('summary', { hasText: 'Still open: 6' })).toBeVisible();
});
