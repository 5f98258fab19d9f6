import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { sampleFolder } from '@portfolio/build/folders/content';
import { keyPathOf } from '@portfolio/tools/edit/keyPath';
import { looks } from '@portfolio/ui/tokens';
import { buildSite } from '../harness/buildSite.ts';
import { SOURCE } from '../harness/nodeCalls.ts';
import { startDev } from '../unit/site/devProcess.ts';
import { copyRepository } from '../unit/site/repositoryCopy.ts';
import { expectAccessible } from './support/axe';
import { download } from './support/downloads';
import { countDrafts, field, ownerWith, reach } from './support/editor';
import { keyboard, mouse } from './support/hands';
import { heading } from './support/page';
import { type Editor, testSaving } from './support/savingTests';
import { waitForHydration } from './support/test';

/** A site without a form. */
const variables = { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', SITE_URL: '' };

/** `npm run edit` in a copy without content of its own. */
interface Workplace {
  url: string;
  copy: string;
  /** Reads a file of the content. */
  read: (name: string) => string;
}

/** `npm run edit` in a copy, with content or without. */
async function startWorkplace(contentFolder?: string) {
  const copy = await copyRepository();
  if (contentFolder) cpSync(contentFolder, join(copy, 'content'), { recursive: true });
  const dev = await startDev(copy, { SITE_URL: '' });
  return {
    url: `http://127.0.0.1:${dev.port}`,
    copy,
    read: (name: string) => readFileSync(join(copy, 'content', name), 'utf8'),
    async stop() {
      await dev.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

const test = base.extend<{ workplace: Workplace; editor: Editor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  workplace: async ({}, use) => {
    const { stop, ...workplace } = await startWorkplace();
    await use(workplace);
    await stop();
  },
  editor: async ({ page }, use) => {
    const { url, copy, read, stop } = await startWorkplace(sampleFolder);
    const pathOf = (name: string) => join(copy, 'content', name);
    await use({
      open: async (at = '') => void (await page.goto(`${url}/admin/${at}`)),
      read: (name) => (existsSync(pathOf(name)) ? read(name) : undefined),
      change: (name, edit) => writeFileSync(pathOf(name), edit(read(name))),
    });
    await stop();
  },
});

// The development server has nothing in its cache, and builds the editor.

/** Takes a picture for the owner's guide, if `npm run pictures` asks for it. */
const picture = async (shown: Page | Locator, name: string) => {
  const folder = process.env.PORTFOLIO_PICTURES;
  const path = join(folder ?? '', `editor-${name}.png`);
  if (folder) await shown.screenshot({ path, animations: 'disabled' });
};

/** The editor opens the form about the owner first. */
const expectOpened = (page: Page) =>
  expect(page.getByRole('button', { name: 'Cancel Editing' })).toBeVisible();

const figure = { title: 'Right ones', unit: 'cups', label: 'right', method: 'Counted twice.' };

for (const [how, hand] of [
  ['a mouse', mouse],
  ['a keyboard alone', keyboard],
] as const) {
  test(`an owner makes a site of their own with ${how}, is told what is wrong, and the doctor finds it ready`, async ({
    page,
    context,
    workplace,
  }) => {
    test.setTimeout(600_000);
    const { open, save, type, add, choose, tick } = ownerWith(page, hand);
    const valuesIn = (name: string) => JSON.parse(workplace.read(name));
    const addShare = async (at: number, title: string, part: string) => {
      const own = `projects.${at}`;
      await add('projects');
      await type(`${own}.title`, title);
      await type(`${own}.description`, 'I counted them, and most are right.');
      await add(`${own}.figure`);
      await choose(`${own}.figure`, /^Share/);
      for (const [key, text] of Object.entries(figure)) await type(`${own}.figure.${key}`, text);
      await type(`${own}.figure.part`, part);
      await type(`${own}.figure.whole`, '7');
      await type(`${own}.category`, 'Kitchen');
    };

    await page.goto(`${workplace.url}/admin/`);
    for (const [label, text] of [
      ['Your name', 'Ada Byron'],
      ['Your profession', 'Analyst'],
      ['Your e-mail address', 'ada@ada-byron.dev'],
      ['What you do', 'I count what others guess.'],
    ] as const) {
      await hand.type(page.getByLabel(label), text);
    }
    await picture(page.getByRole('main'), 'begin');
    await hand.press(page.getByRole('button', { name: 'Begin' }));
    await hand.press(page.getByRole('link', { name: 'Go on to the forms' }));
    await expectOpened(page);
    const site = await context.newPage();
    await site.goto(workplace.url);
    await expect(heading(site)).toContainText('Ada Byron');
    await page.bringToFront();

    await type('tagline', 'I count things.');
    await add('portrait');
    await hand.press(field(page, 'portrait.src').getByRole('button', { name: 'Browse' }));
    const chooser = page.waitForEvent('filechooser');
    await hand.press(page.getByRole('button', { name: 'Upload', exact: true }));
    await (await chooser).setFiles('docs/images/about.png');
    await hand.press(page.getByRole('button', { name: 'Insert', exact: true }));
    await type('portrait.alt', 'Ada at a whiteboard');
    await add('resume.summary');
    await type('resume.summary.0', 'I count for a living.');
    await save();
    await expect
      .poll(() => valuesIn('owner.json').owner)
      .toMatchObject({
        tagline: 'I count things.',
        portrait: { src: 'images/about.png', alt: 'Ada at a whiteboard' },
        resume: { summary: ['I count for a living.'] },
      });
    await expect(site.getByText('I count things.').first()).toBeVisible();
    const portrait = site.getByRole('img', { name: 'Ada at a whiteboard' }).first();
    await expect
      .poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);

    await open('Projects');
    await addShare(0, 'Cup count', '9');
    await field(page, 'projects.0.figure.method').scrollIntoViewIfNeeded();
    await picture(page, 'figure');
    const before = workplace.read('projects.json');
    await save();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Projects › “Cup count” › Figure › Part: ');
    await picture(page, 'refusal');
    expect(workplace.read('projects.json')).toBe(before);
    await hand.press(dialog.getByRole('button'));
    await type('projects.0.figure.part', '3');
    await addShare(1, 'Spoon count', '4');
    await addShare(2, 'Fork count', '5');
    await save();
    await expect.poll(() => valuesIn('projects.json').projects).toHaveLength(3);
    expect(valuesIn('projects.json').projects[0].figure).toEqual({
      kind: 'share',
      ...figure,
      part: 3,
      whole: 7,
    });

    await open('Experience');
    for (const [at, start, end] of [
      [0, '2022-01', ''],
      [1, '2020', '2021-12'],
    ] as const) {
      await add('experience');
      await type(`experience.${at}.title`, 'Analyst');
      await type(`experience.${at}.company`, `Acme ${at}`);
      await type(`experience.${at}.start`, start);
      if (end) await type(`experience.${at}.end`, end);
      await add(`experience.${at}.description`);
      await type(`experience.${at}.description.0`, 'I counted.');
    }
    await save();
    await expect.poll(() => valuesIn('experience.json').experience).toHaveLength(2);

    await open('Site');
    await type('url', 'https://ada-byron.dev');
    await type('accentHue', '150');
    await save();
    await expect.poll(() => valuesIn('site.json').site.accentHue).toBe(150);

    // As chosen at the beginning, and still so after one was on.
    expect(valuesIn('contact.json').contact).toEqual({ form: 'off' });
    for (const form of ['on', 'off']) {
      await open('Contact');
      await choose('contact.form', form);
      await save();
      await expect.poll(() => valuesIn('contact.json').contact).toEqual({ form });
    }

    await open('Pages');
    for (const name of ['projects', 'experience']) {
      await tick(`${name}.hidden`);
    }
    await save();
    await expect.poll(() => valuesIn('pages.json').pages.experience).not.toHaveProperty('hidden');

    await buildSite('dist', variables, [], workplace.copy);
    const doctor = [...SOURCE, 'packages/tools/src/doctor/doctor.ts', '--offline'];
    const env = { ...process.env, ...variables };
    const { stdout } = await promisify(execFile)(process.execPath, doctor, {
      cwd: workplace.copy,
      env,
    });
    expect(stdout).toContain('Ready to be public');
  });
}

test('the sample is there to look around, and only what is changed changes', async ({
  page,
  workplace,
}) => {
  await page.goto(`${workplace.url}/admin/`);
  const copySample = page.getByRole('button', { name: 'Copy the sample' });
  await copySample.click();
  await expectOpened(page);
  const wayBack = page.getByRole('button', { name: 'Remove it, and begin with something else' });
  await expectAccessible(page, '#sample');
  await wayBack.click();
  await copySample.click();
  await expectOpened(page);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  // A case study is listed by its first heading.
  const [, title = ''] = /^# (.+)$/m.exec(workplace.read('case-studies/drift-watch.md')) ?? [];
  const collection = (name: RegExp) => page.getByRole('treeitem', { name });
  await collection(/^Case studies/).click();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await collection(/^Your content/).click();
  const sample = readFileSync('packages/data/src/sample/skills.json', 'utf8');
  const { open, save } = ownerWith(page, mouse);
  await open('Skills');
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await page.context().setOffline(true);
  await save();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('start `npm run edit` again');
  await page.context().setOffline(false);
  await dialog.getByRole('button').click();
  await save();
  // The spotlight names two of the skills.
  await page.getByRole('button', { name: 'Remove and save' }).click();
  await expect
    .poll(() => JSON.parse(workplace.read('skills.json')).skillCategories)
    .toEqual(JSON.parse(sample).skillCategories.slice(1));
  await expect(wayBack).toBeHidden();
  // All that stayed has the same lines.
  const lines = new Set(sample.split('\n'));
  expect(
    workplace
      .read('skills.json')
      .split('\n')
      .filter((line) => !lines.has(line)),
  ).toEqual([]);
});

test('signing out of a folder, of which there is nothing to sign out, leads back to the forms', async ({
  page,
  editor,
}) => {
  await editor.open();
  for (const _ of ['once', 'again']) {
    await page.getByRole('button', { name: 'Show Account Menu' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await loaded;
    await expect(page.getByRole('row', { name: 'You', exact: true })).toBeVisible();
  }
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('a résumé that states no language is French, and what it left out can be read again', async ({
    page,
    workplace,
  }) => {
    const resume = {
      basics: { name: 'Ada Byron', label: 'Analyst', email: 'ada@ada-byron.dev' },
      work: [{ name: 'Nord', position: 'Analyst', startDate: 'some day' }],
    };
    await page.goto(`${workplace.url}/admin/`);
    const menus = page.getByRole('combobox', { name: /language/ });
    // One for the owner's words, and one for a file.
    await expect(menus).toHaveCount(2);
    for (const menu of await menus.all()) await expect(menu).toHaveValue('fr');
    await page.getByLabel('A JSON Resume').setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(resume)),
    });
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.getByRole('heading', { name: 'Your content is there' })).toBeFocused();
    const leftOut = page.getByText(/^work\[0\]\.startDate: .*some day/m);
    await expect(leftOut).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go on to the forms' }).click();
    // In French, too.
    await expect(field(page, 'name')).toBeVisible();
    await page.getByText('Where your content comes from').click();
    await expect(leftOut).toBeVisible();
    await expectAccessible(page, '#import-report');
    expect(JSON.parse(workplace.read('site.json')).site.language).toBe('fr');
  });
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
  await expectOpened(begin);
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
  await expectAccessible(page, '.portfolio-choice');
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

test('what is still open leads to its field, and what was typed before is offered again', async ({
  page,
  workplace,
}) => {
  await page.goto(`${workplace.url}/admin/`);
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Your profession').fill('Analyst');
  await page.getByLabel('Your e-mail address').fill('ada@example.com');
  await page.getByLabel('The address of your code').fill('github.com/ada');
  await page.getByLabel('What you do').fill('I count.');
  const begin = page.getByRole('button', { name: 'Begin' });
  await page.route(
    '**/start/answers*',
    (route) => route.fulfill({ status: 400, body: 'Not so.' }),
    {
      times: 1,
    },
  );
  await begin.press('Enter');
  await expect(page.getByText('Not so.')).toBeVisible();
  await expect(begin).toBeFocused();
  await begin.click();
  await page.getByRole('link', { name: 'Go on to the forms' }).click();
  const list = page.locator('summary', { hasText: 'Still open: 6' });
  await expect(list).toBeInViewport();

  const { save, type } = ownerWith(page, mouse);
  await (await reach(page, 'tagline')).getByRole('textbox').pressSequentially('I count things.');
  await expect.poll(() => countDrafts(page)).toBe(1);
  await list.press('Enter');
  await expectAccessible(page, '#open-points');
  await expect(page.locator('#open-points li').first()).toHaveText(
    'You › Portrait: without one, visitors see your initials',
  );
  await page.getByRole('link', { name: 'You › Portrait' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'tagline').getByRole('textbox')).toHaveValue('I count things.');

  const add = field(page, 'portrait').getByRole('checkbox');
  await expect(add).toBeFocused();
  await add.press('Space');
  const source = await reach(page, 'portrait.src');
  await source
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Größe 写真 Ихтиандр.SVG',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    });
  await type('portrait.alt', 'Ada at a whiteboard');
  const resume = await reach(page, 'downloads.resumeUrl');
  await resume
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Mein CV.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
  // A large picture takes as long as this.
  await page.route('**/changes', async (route) => {
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await route.continue();
  });
  await save();
  await expect
    .poll(() => JSON.parse(workplace.read('owner.json')).owner)
    .toMatchObject({
      profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }],
      tagline: 'I count things.',
      portrait: { src: 'images/groesse-写真-ikhtiandr.svg', alt: 'Ada at a whiteboard' },
      downloads: { resumeUrl: 'documents/mein-cv.pdf' },
    });
  await expect(page.locator('summary', { hasText: 'Still open: 5' })).toBeVisible();
  // The site goes on where it is, whatever address it will have.
  const site = join(workplace.copy, 'content/site.json');
  const facts = workplace.read('site.json');
  writeFileSync(site, facts.replace(/"url": "[^"]*"/, '"url": "https://ada.github.io/portfolio"'));
  const contact = `${workplace.url}/contact`;
  const document = async () => (await page.request.get(contact)).text();
  await expect.poll(document).toContain('https://ada.github.io/portfolio/contact');
  await page.goto(contact);
  await waitForHydration(page);
  await expect(heading(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact');
  const own = page.locator('a[href="/documents/mein-cv.pdf"]').first();
  expect((await download(own)).content.toString()).toBe('%PDF-1.4');
});

test('pasted numbers that may be other ones are refused by name, and pasted paragraphs are entries', async ({
  page,
  workplace,
}) => {
  await page.goto(`${workplace.url}/admin/`);
  await page.getByRole('button', { name: 'Copy the sample' }).click();
  await expectOpened(page);
  const { save } = ownerWith(page, mouse);
  /** Opens a field and replaces what is in it, as pasting does. */
  const paste = async (place: string, text: string) => {
    await page.goto(`${workplace.url}/admin/?at=${place}`);
    const input = field(page, keyPathOf(place)).getByRole('textbox');
    await expect(input).toBeFocused();
    await input.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  };

  const before = workplace.read('projects.json');
  const values = 'projects[9].figure.lines[0].values';
  await paste(values, '1,234\t1,310\t998\t1,402\t1,377\t1,405');
  await save();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    /Projects › “Helmet Count at the Gate” › Figure › Lines › “.*” › Values › entry 1: .* but is "1,234": write numbers like 1234.5, 16/,
  );
  await expect(dialog).not.toContainText('998');
  expect(workplace.read('projects.json')).toBe(before);
  await dialog.getByRole('button').click();
  const input = field(page, keyPathOf(values)).getByRole('textbox');
  await input.press('ControlOrMeta+a');
  await page.keyboard.insertText('1234\t1310\t998\t1402\t1377\t1405');
  await save();
  await expect
    .poll(() => JSON.parse(workplace.read('projects.json')).projects[9].figure.lines[0].values)
    .toEqual([1234, 1310, 998, 1402, 1377, 1405]);

  const [, ...others] = JSON.parse(workplace.read('about.json')).about.bio;
  await paste('about.bio[0]', '•\tI count.\u2028•\tI wa\u00adit.\u000b\n \u200bI sleep.\u00a0');
  await save();
  await expect
    .poll(() => JSON.parse(workplace.read('about.json')).about.bio)
    .toEqual(['I count.', 'I wait.', 'I sleep.', ...others]);
});

/** The typeface, the paper and the accent of a page. Empty while the server reloads it. */
const lookOf = (site: Page) =>
  heading(site)
    .evaluate((title) => {
      const token = (name: string) => getComputedStyle(title).getPropertyValue(`--pf-${name}`);
      return {
        face: getComputedStyle(title).fontFamily.split(',')[0],
        paper: token('color-surface-page'),
        accent: token('color-action-default'),
      };
    })
    .catch(() => ({}));

test('an owner presses the picture of a look, the open site has it at once, and keeps it once it is saved', async ({
  page,
  context,
  editor,
}) => {
  const { open, save, type } = ownerWith(page, mouse);
  const saved = () => JSON.parse(editor.read('site.json') ?? '').site;
  const radio = (name: string) => field(page, 'look').getByRole('radio', { name, exact: true });
  const hue = field(page, 'accentHue').getByRole('textbox');
  await editor.open('?at=site.look');
  await expect(radio('Editorial')).toBeChecked();
  const site = await context.newPage();
  await site.goto(new URL('/', page.url()).href);
  await waitForHydration(site);
  await page.bringToFront();

  await radio('Plain').click();
  const plain = { face: '"Public Sans"', paper: looks.plain.colors.surface.page.light };
  await expect.poll(() => lookOf(site)).toMatchObject(plain);
  await page.keyboard.press('ArrowRight');
  await expect(radio('Technical')).toBeChecked();
  const technical = { face: '"JetBrains Mono"', paper: looks.technical.colors.surface.page.light };
  await expect.poll(() => lookOf(site)).toMatchObject(technical);
  expect(saved()).toHaveProperty('look', 'editorial');
  for (const name of ['look', 'accentHue']) {
    await expectAccessible(page, `.field[data-key-path="${name}"]`);
  }

  await type('accentHue', '400');
  await save();
  await expect(field(page, 'accentHue')).toContainText('A whole number from 0 to 359');
  await expect(hue).toHaveValue('400');
  expect(saved()).toHaveProperty('look', 'editorial');
  await page.getByRole('slider', { name: 'All hues' }).press('Home');
  await expect(hue).toHaveValue('0');
  await expect.poll(() => lookOf(site)).toMatchObject({ accent: 'oklch(46% 0.2 0)' });
  await page.getByRole('button', { name: 'Usual blue' }).click();
  await expect(hue).toHaveValue('');
  await expect.poll(() => lookOf(site)).toMatchObject({ accent: 'oklch(46% 0.2 264)' });
  await save();
  await expect.poll(saved).toHaveProperty('look', 'technical');
  expect(saved()).not.toHaveProperty('accentHue');
  // The server reloads the open page once it knows, which would break off a reload of ours.
  const later = await context.newPage();
  await later.goto(site.url());
  await expect.poll(() => lookOf(later)).toMatchObject(technical);
  await page.bringToFront();

  await open('Site');
  await (await reach(page, 'look')).scrollIntoViewIfNeeded();
  await radio('Plain').click();
  await expect.poll(() => lookOf(site)).toMatchObject(plain);
  // A page that opens meanwhile has it, too.
  await later.goto(site.url());
  await expect.poll(() => lookOf(later)).toMatchObject(plain);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect.poll(() => lookOf(site)).toMatchObject(technical);
  expect(saved()).toHaveProperty('look', 'technical');
});

testSaving(test);
