import type { Locator } from '@playwright/test';

/** A way to work: with a mouse, or with a keyboard alone. */
export interface Hand {
  /** Presses a button, or chooses an entry of a list or a menu. */
  press: (target: Locator) => Promise<void>;
  /** Puts a text into a field, in place of what is there. */
  type: (target: Locator, text: string) => Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
};

/** More stops of the Tab key than the longest form has. */
const MAX_STOPS = 600;

/** Entries of one list are one stop of the Tab key. Arrows lead from one to the next. */
const inLists = new Set(['treeitem', 'menuitem', 'option', 'radio', 'row']);

/** Goes to an element with the keyboard. */
async function goTo(target: Locator) {
  const page = target.page();
  // A menu takes a moment, and a Tab before that would close it.
  await target.first().waitFor({ state: 'attached' });
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const found = await target.evaluateAll(([element]) => {
      const focused = document.activeElement;
      const role = element?.getAttribute('role') ?? '';
      const list = '[role=tree], [role=menu], [role=listbox], [role=radiogroup], [role=grid]';
      const isSameList = element?.closest(list) === focused?.closest(list);
      const isSibling = isSameList && role === focused?.getAttribute('role');
      const isAbove =
        element &&
        focused &&
        focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return { isThere: element === focused, role, isSibling, isAbove };
    });
    if (found.isThere) return;
    const isInList = found.isSibling && inLists.has(found.role);
    const [back, on] = found.role === 'radio' ? ['Left', 'Right'] : ['Up', 'Down'];
    const arrow = `Arrow${found.isAbove ? back : on}`;
    await page.keyboard.press(isInList ? arrow : 'Tab');
  }
  throw new Error(`The Tab key doesn't lead to ${target}.`);
}

export const keyboard: Hand = {
  async press(target) {
    await goTo(target);
    await target.press('Enter');
  },
  async type(target, text) {
    await goTo(target);
    await target.press('ControlOrMeta+A');
    await target.page().keyboard.type(text);
  },
};
