import { expect, type Page, type TestType } from '@playwright/test';
import { field, ownerWith } from './editor';
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
  test('a story that breaks a rule is not saved, and the dialog says the line', async ({
    page,
    editor,
  }) => {
    const before = editor.read('stories/drift-watch.md');
    await editor.open('#/collections/stories/entries/drift-watch');
    await field(page, 'body').locator('textarea:visible').fill('No title, and <b>HTML</b>.');
    await ownerWith(page, mouse).save();
    await expect(refusal(page)).toContainText('Stories › drift-watch › line 1: ');
    expect(editor.read('stories/drift-watch.md')).toBe(before);
  });

  test('a new name of a project is that of each place that names it, in the same save', async ({
    page,
    editor,
  }) => {
    const { open, type, save } = ownerWith(page, mouse);
    await editor.open('?at=projects:projects.1.title');
    await type('projects.1.title', 'Drift Watcher');
    await save();
    await expect.poll(() => editor.read('owner.json')).toContain('"Drift Watcher"');
    for (const name of ['projects.json', 'skills.json', 'spotlight.json', 'owner.json']) {
      expect(editor.read(name)).not.toContain('"Drift Watch"');
    }
    expect(editor.read('stories/demand-forecast-pipeline.md')).toContain('(#drift-watcher)');
    // The other forms have it, too, and can be saved.
    await open('You');
    await type('tagline', 'I watch drift.');
    await save();
    await expect.poll(() => editor.read('owner.json')).toContain('I watch drift.');
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
    await expect(refusal(page)).toContainText('Nothing is saved');
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

  test('stories that are deleted, the last one too, are named by no project any more', async ({
    page,
    editor,
  }) => {
    const names = ['chest-x-ray-triage', 'demand-forecast-pipeline', 'drift-watch'];
    await editor.open('#/collections/stories');
    for (const name of ['Chest X-Ray Triage', 'Demand Forecast Pipeline', 'Drift Watch']) {
      await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').click();
    }
    await page.locator('button', { hasText: 'Delete' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    for (const name of names) {
      await expect.poll(() => editor.read(`stories/${name}.md`)).toBeUndefined();
    }
    await expect.poll(() => editor.read('projects.json')).not.toContain('stories/');
    await expect(page.getByText(/failed/i)).toBeHidden();
  });
}
