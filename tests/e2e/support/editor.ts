import { expect, type Page } from '@playwright/test';
import type { Hand } from './hands';

/** A field of a form, by its path, such as `projects.0.title`. */
export const field = (page: Page, path: string) => page.locator(`.field[data-key-path="${path}"]`);

/** Scrolls to a field. The editor makes fields only when they come near the window. */
export async function reach(page: Page, path: string) {
  const form = path.split('.').slice(0, -1).join('.');
  await expect(async () => {
    if ((await field(page, path).count()) > 0) return;
    const below = page.locator(form ? `.field[data-key-path^="${form}"]` : '.field').last();
    // At the top of the window, it has the next ones below it.
    await below.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(field(page, path)).toBeAttached({ timeout: 500 });
  }).toPass();
  return field(page, path);
}

/** The drafts that the editor has kept. It does so a moment after the last key. */
export const countDrafts = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const opening = indexedDB.open(names.find((name) => name.startsWith('github:')) ?? '');
    return new Promise<number>((done) => {
      opening.onsuccess = () => {
        const { result: database } = opening;
        const counting = database.transaction('draft-backups').objectStore('draft-backups').count();
        database.close();
        counting.onsuccess = () => done(counting.result);
      };
    });
  });

/** An owner at work in the editor. */
export const ownerWith = (page: Page, hand: Hand) => ({
  open: (form: string) => hand.press(page.getByRole('row', { name: form, exact: true })),
  async save() {
    // The editor takes a text a moment after it was typed.
    await page.waitForTimeout(500);
    await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
  },
  async type(path: string, text: string) {
    const input = (await reach(page, path)).locator('input, textarea, [contenteditable]').first();
    await hand.type(input, text);
  },
  /** Adds an entry to a list, or an optional part to a form. */
  async add(path: string) {
    // Not those of the fields in it. On the way there, the editor draws more of them, so the button is marked.
    await (await reach(page, path)).evaluate((own) => {
      document.querySelector('[data-to-press]')?.removeAttribute('data-to-press');
      [...own.querySelectorAll('button')]
        .findLast(
          (each) =>
            each.closest('.field') === own &&
            /^\W*add/i.test(`${each.textContent}${each.nextElementSibling?.textContent}`),
        )
        ?.setAttribute('data-to-press', '');
    });
    await hand.press(page.locator('[data-to-press]'));
    // The editor goes to a new entry's own button a moment later, from whatever is being typed by then.
    await page.waitForTimeout(500);
  },
  /** Ticks a box, or takes the tick away. */
  tick: async (path: string) =>
    hand.press((await reach(page, path)).locator('[role=switch], [role=checkbox]').first()),
  /** Chooses from a menu, or one of a few. */
  async choose(path: string, name: string | RegExp) {
    const own = await reach(page, path);
    const radio = own.getByRole('radio', { name, exact: true });
    await hand.press((await radio.count()) > 0 ? radio : page.getByRole('menuitem', { name }));
  },
});
