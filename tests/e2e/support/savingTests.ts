import { expect, type Page, type TestType } from '@playwright/test';
import { ownerWith, reach } from './editor';
import { mouse } from './hands';

/** The sample in an editor, signed in. */
export interface Editor {
  /** Opens the list of forms. */
  open: () => Promise<void>;
  /** The text of a file of the content now; undefined if there is none. */
  read: (name: string) => string | undefined;
  /** A change by somebody else. */
  change: (name: string, edit: (text: string) => string) => void;
}

const valuesIn = ({ read }: Editor, name: string) => JSON.parse(read(name) ?? '{}');

const collection = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });

const dialogOf = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) });

/** Removes the entry of a list with this name. */
async function removeEntry(page: Page, list: string, at: number) {
  const entry = await reach(page, `${list}.${at}`);
  await entry.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Remove', exact: true }).nth(at).click();
}

/** What an owner may rely on when they save, in each of the two editors. */
export function testSaving<Fixtures extends { page: Page; editor: Editor }>(
  test: TestType<Fixtures, object>,
) {
  const own = test as unknown as TestType<{ page: Page; editor: Editor }, object>;

  own(
    'a story that breaks a rule is not saved, and the dialog says the line',
    async ({ page, editor }) => {
      await editor.open();
      const before = editor.read('stories/drift-watch.md');
      await collection(page, /^Stories/).click();
      await page
        .getByRole('row', { name: /Drift Watch|drift/i })
        .first()
        .click();
      const text = page
        .locator('.field[data-key-path="body"]')
        .locator('textarea, [contenteditable]')
        .first();
      await text.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText('No title, and <b>HTML</b>.');
      await ownerWith(page, mouse).save();
      await expect(page.getByRole('alertdialog')).toContainText('Stories › drift-watch › line 1: ');
      expect(editor.read('stories/drift-watch.md')).toBe(before);
    },
  );

  own(
    'a new name of a project follows wherever it is named, in the same save',
    async ({ page, editor }) => {
      await editor.open();
      const { open, type, save } = ownerWith(page, mouse);
      await open('Projects');
      await type('projects.1.title', 'Drift Watcher');
      await save();
      await expect.poll(() => editor.read('owner.json')).toContain('"Drift Watcher"');
      for (const name of ['projects.json', 'skills.json', 'spotlight.json', 'owner.json']) {
        expect(editor.read(name)).not.toContain('"Drift Watch"');
      }
      expect(editor.read('stories/demand-forecast-pipeline.md')).toContain('(#drift-watcher)');
      // The forms have the new name, too.
      await expect(page.getByText(/^Still open/)).toBeVisible();
      await open('You');
      await type('tagline', 'I watch drift.');
      await save();
      await expect.poll(() => valuesIn(editor, 'owner.json').owner.tagline).toBe('I watch drift.');
    },
  );

  own(
    'what names a project that is gone is removed only if the owner says so',
    async ({ page, editor }) => {
      await editor.open();
      const { open, save } = ownerWith(page, mouse);
      const before = editor.read('projects.json');
      await open('Projects');
      await removeEntry(page, 'projects', 13);
      await save();
      const dialog = dialogOf(page);
      await expect(dialog).toContainText('“Card Fraud Scoring” is gone');
      await expect(dialog.getByRole('listitem').first()).toContainText(' › ');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog').getByRole('button').click();
      expect(editor.read('projects.json')).toBe(before);
      await save();
      await dialog.getByRole('button', { name: 'Remove and save' }).click();
      await expect.poll(() => editor.read('owner.json')).not.toContain('Card Fraud Scoring');
      expect(editor.read('projects.json')).not.toContain('Card Fraud Scoring');
      expect(editor.read('skills.json')).not.toContain('Card Fraud Scoring');
    },
  );

  own(
    'a draft of an older version replaces a newer one only if the owner says so',
    async ({ page, editor }) => {
      await editor.open();
      const { open, save, type } = ownerWith(page, mouse);
      await open('You');
      await type('tagline', 'Mine.');
      // The editor keeps a draft a moment after the last key.
      await page.waitForTimeout(1500);
      editor.change('owner.json', (text) => text.replace('Kelvekar', 'Kelvekar-Byron'));
      await editor.open();
      await open('You');
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(
        page.locator('.field[data-key-path="tagline"]').getByRole('textbox'),
      ).toHaveValue('Mine.');
      await save();
      const dialog = dialogOf(page);
      await expect(dialog).toContainText('has changed since you began this draft');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Nothing is saved');
      expect(editor.read('owner.json')).toContain('Kelvekar-Byron');
      expect(editor.read('owner.json')).not.toContain('Mine.');
    },
  );

  own(
    'a picture that a page shows is not removed, and an unsafe drawing is not taken',
    async ({ page, editor }) => {
      await editor.open();
      await page
        .getByRole('button', { name: /^Assets|^Asset Library/ })
        .first()
        .click();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'unsafe.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
        });
      await expect(page.getByText(/must be a plain SVG picture/)).toBeVisible();
      expect(editor.read('files/images/unsafe.svg')).toBeUndefined();
    },
  );
}
