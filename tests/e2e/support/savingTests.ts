import { expect, type Page, type TestType } from '@playwright/test';
import { countDrafts, field, ownerWith, reach } from './editor';
import { mouse } from './hands';

/** The sample in an editor, signed in. */
export interface Editor {
  /**
   * Opens the editor.
   * @param at a query or a hash after its address @default the list of forms
   */
  open: (at?: string) => Promise<void>;
  /** The text of a file of the content now; undefined if there is none. */
  read: (name: string) => string | undefined;
  /** A change by somebody else. */
  change: (name: string, edit: (text: string) => string) => void;
}

/** The editor's own dialog with the reason why nothing was saved. */
const refusal = (page: Page) => page.getByRole('alertdialog');

/** Our question before something is saved. */
const question = (page: Page) => page.locator('.portfolio-question');

const UNSAFE = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';

/** What owners may rely on when they save, in each of the two editors. */
export function testSaving(test: TestType<{ page: Page; editor: Editor }, object>) {
  test('a case study that breaks a rule is not saved, and the dialog says the line', async ({
    page,
    editor,
  }) => {
    const before = editor.read('case-studies/drift-watch.md');
    await editor.open('#/collections/case-studies/entries/drift-watch');
    await field(page, 'body').locator('textarea:visible').fill('No title, and <b>HTML</b>.');
    await ownerWith(page, mouse).save();
    await expect(refusal(page)).toContainText('Case studies › drift-watch › line 1: ');
    expect(editor.read('case-studies/drift-watch.md')).toBe(before);
  });

  test('a new name of a project is that of each place that names it, in the same save', async ({
    page,
    editor,
  }) => {
    const { open, type, save } = ownerWith(page, mouse);
    await editor.open('?at=projects[1].title');
    await type('projects.1.title', 'Drift Watcher');
    // The editor loads again after a save that changed other files.
    const loaded = page.waitForEvent('load');
    await save();
    await loaded;
    await expect.poll(() => editor.read('owner.json')).toContain('"Drift Watcher"');
    for (const name of ['projects.json', 'skills.json', 'spotlight.json', 'owner.json']) {
      expect(editor.read(name)).not.toContain('"Drift Watch"');
    }
    expect(editor.read('case-studies/demand-forecast-pipeline.md')).toContain('(#drift-watcher)');
    // The other forms have it, too, and can be saved.
    await open('You');
    await type('tagline', 'I watch drift.');
    await save();
    await expect.poll(() => editor.read('owner.json')).toContain('I watch drift.');
  });

  test('a saved rename is no draft any more, and what was typed in another form still is', async ({
    page,
    editor,
  }) => {
    const { open, save } = ownerWith(page, mouse);
    await editor.open('?at=owner.tagline');
    await field(page, 'tagline').getByRole('textbox').pressSequentially('Mine.');
    await expect.poll(() => countDrafts(page)).toBe(1);
    await page.goto('about:blank');
    await editor.open('?at=projects[1].title');
    await field(page, 'projects.1.title').getByRole('textbox').pressSequentially('er');
    await expect.poll(() => countDrafts(page)).toBe(2);
    // A server that makes the site again takes its time to answer.
    await page.route('**/folder/content/projects.json', async (route) => {
      await new Promise((done) => setTimeout(done, 2000));
      await route.continue();
    });
    const loaded = page.waitForEvent('load');
    await save();
    await loaded;
    await expect(page.getByRole('row', { name: 'You', exact: true })).toBeVisible();
    expect(await countDrafts(page)).toBe(1);
    await open('You');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(field(page, 'tagline').getByRole('textbox')).toHaveValue(/Mine\./);
  });

  test('a refusal says its reason alone, each time', async ({ page, editor }) => {
    await editor.open('#/collections/content/entries/owner');
    await field(page, 'email').getByRole('textbox').fill('nobody');
    for (const _ of ['once', 'again']) {
      await ownerWith(page, mouse).save();
      await expect(refusal(page)).toHaveAccessibleDescription(/^Nothing is saved yet\. .*nobody/);
      await expect(refusal(page)).not.toContainText('later');
      await refusal(page).getByRole('button').click();
    }
  });

  test('what names a project that is gone is removed only if the owner says so', async ({
    page,
    editor,
  }) => {
    const { save } = ownerWith(page, mouse);
    const before = editor.read('projects.json');
    await editor.open('#/collections/content/entries/projects');
    await page.getByRole('button', { name: 'Remove', exact: true }).nth(4).click();
    await save();
    const dialog = question(page);
    await expect(dialog).toContainText('“Edge Model Packager” is gone');
    await expect(dialog.getByRole('listitem').first()).toContainText('Skills › “Docker”');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(refusal(page)).toContainText('Nothing is saved');
    await refusal(page).getByRole('button').click();
    expect(editor.read('projects.json')).toBe(before);
    await save();
    await dialog.getByRole('button', { name: 'Remove and save' }).click();
    await expect.poll(() => editor.read('projects.json')).not.toContain('Edge Model Packager');
    expect(editor.read('skills.json')).not.toContain('Edge Model Packager');
    expect(editor.read('spotlight.json')).not.toContain('Edge Model Packager');
  });

  test('a draft of an older version replaces a newer one only if the owner says so', async ({
    page,
    editor,
  }) => {
    const { save } = ownerWith(page, mouse);
    const form = '#/collections/content/entries/owner';
    const tagline = field(page, 'tagline').getByRole('textbox');
    await editor.open(form);
    // The editor keeps no draft of what no key has written.
    await tagline.fill('');
    await tagline.pressSequentially('Mine.');
    // It does so a moment after the last key.
    await page.waitForTimeout(2000);
    await page.goto('about:blank');
    editor.change('owner.json', (text) => text.replace('Kelvekar', 'Kelvekar-Byron'));
    await editor.open(form);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(tagline).toHaveValue('Mine.');
    await save();
    await expect(question(page)).toContainText('has changed since you began this draft');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(refusal(page)).toContainText('leave the form with the arrow at the top left');
    expect(editor.read('owner.json')).toContain('Kelvekar-Byron');
    expect(editor.read('owner.json')).not.toContain('Mine.');
    await refusal(page).getByRole('button').click();
    await save();
    await question(page).getByRole('button', { name: 'Save the draft' }).click();
    await expect.poll(() => editor.read('owner.json')).toContain('Mine.');
  });

  test('a drawing that could run a script is not taken, and the owner reads why', async ({
    page,
    editor,
  }) => {
    await editor.open('#/assets');
    await page.locator('button', { hasText: 'Upload' }).click();
    await expect(page.getByRole('button', { name: 'Choose Files' })).toBeVisible();
    const file = { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(UNSAFE) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page
      .locator('[role=dialog], dialog')
      .getByRole('button', { name: 'Upload' })
      .last()
      .click();
    await expect(question(page)).toContainText('x.svg must be a plain SVG picture');
    await question(page).getByRole('button', { name: 'OK' }).click();
    expect(editor.read('files/images/x.svg')).toBeUndefined();
  });

  test('a refused drawing in a form is explained once', async ({ page, editor }) => {
    editor.change('owner.json', (text) => {
      const values = JSON.parse(text);
      delete values.owner.portrait;
      return JSON.stringify(values, null, 2);
    });
    const { save, type } = ownerWith(page, mouse);
    await editor.open('?at=owner.portrait');
    await (await reach(page, 'portrait')).getByRole('checkbox').first().press('Space');
    await type('portrait.alt', 'Ada');
    const file = { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(UNSAFE) };
    await (await reach(page, 'portrait.src'))
      .locator('input[type=file]')
      .first()
      .setInputFiles(file);
    await save();
    await expect(refusal(page)).toContainText('x.svg must be a plain SVG picture');
    await expect(question(page)).toBeHidden();
    await refusal(page).getByRole('button').click();
    expect(editor.read('files/images/x.svg')).toBeUndefined();
    expect(editor.read('owner.json')).not.toContain('x.svg');
  });

  test('a case study gets another file, and all that names the old one names it in the same save', async ({
    page,
    editor,
  }) => {
    const { save } = ownerWith(page, mouse);
    const caseStudy = editor.read('case-studies/drift-watch.md');
    const other = 'case-studies/demand-forecast-pipeline.md';
    editor.change(other, (text) => `${text}\nSee [the other case study](drift-watch.md).\n`);
    await editor.open('#/collections/case-studies/entries/drift-watch');
    await expect(field(page, 'body')).toBeVisible();
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
    await page.getByRole('button', { name: 'Edit Slug' }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('drift-case');
    await page.keyboard.press('Enter');
    await save();
    await expect.poll(() => editor.read('case-studies/drift-case.md')).toBe(caseStudy);
    await expect.poll(() => editor.read('case-studies/drift-watch.md')).toBeUndefined();
    expect(editor.read('projects.json')).toContain('"case-studies/drift-case.md"');
    expect(editor.read('projects.json')).not.toContain('"case-studies/drift-watch.md"');
    expect(editor.read(other)).toContain('(drift-case.md)');
  });

  test('case studies that are deleted, the last one too, are named by no project any more', async ({
    page,
    editor,
  }) => {
    const names = ['chest-x-ray-triage', 'demand-forecast-pipeline', 'drift-watch'];
    await editor.open('#/collections/case-studies');
    for (const name of ['Chest X-Ray Triage', 'Demand Forecast Pipeline', 'Drift Watch']) {
      await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').click();
    }
    await page.locator('button', { hasText: 'Delete' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    for (const name of names) {
      await expect.poll(() => editor.read(`case-studies/${name}.md`)).toBeUndefined();
    }
    await expect.poll(() => editor.read('projects.json')).not.toContain('case-studies/');
    await expect(page.getByText(/failed/i)).toBeHidden();
  });

  test('a case study that another one leads into is not deleted, and the owner reads why', async ({
    page,
    editor,
  }) => {
    const other = 'case-studies/demand-forecast-pipeline.md';
    const heading = /^## (.*)$/m.exec(editor.read('case-studies/drift-watch.md') ?? '')?.[1] ?? '';
    const anchor = heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    editor.change(other, (text) => `${text}\nSee [a part of it](drift-watch.md#${anchor}).\n`);
    await editor.open('#/collections/case-studies');
    const row = page.getByRole('row').filter({ hasText: 'Drift Watch' });
    await row.getByRole('checkbox').click();
    await page.locator('button', { hasText: 'Delete' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(question(page)).toContainText('drift-watch.md#');
    await question(page).getByRole('button').click();
    expect(editor.read('case-studies/drift-watch.md')).toBeDefined();
    expect(editor.read('projects.json')).toContain('case-studies/drift-watch.md');
  });
}
