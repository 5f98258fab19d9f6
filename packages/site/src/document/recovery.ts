/** Elements that may hold a visitor's input: text, a choice, the focus, or a click that isn't handled yet. */
const INPUT_HOLDERS =
  'a, button, input, select, textarea, form, details, summary, [tabindex], [data-flipped]';

/** Attributes in which the start script notes what the visitor did (`start.ts`). */
const notes = ['earlyClick', 'submitRequested'];

/**
 * Returns the same for an element and the one that React renders in its place. Elements of the same kind differ only in
 * their order. Texts don't count, because a translator changes them, and ids don't, because React makes new ones.
 */
const kindOf = (element: Element) =>
  [element.tagName, element.className, element.getAttribute('name')].join();

function byKind(elements: readonly HTMLElement[]) {
  const kinds = new Map<string, HTMLElement[]>();
  for (const element of elements) {
    const alike = kinds.get(kindOf(element));
    if (alike) alike.push(element);
    else kinds.set(kindOf(element), [element]);
  }
  return kinds;
}

/** Fields that keep a text or a choice in their value. React itself restores checkboxes and radio buttons. */
const isField = (element: Element): element is HTMLInputElement =>
  element.matches('select, textarea, input:not([type="radio"], [type="checkbox"])');

/** Copies what the visitor did with an element to the element that replaces it. */
function transferInput(old: HTMLElement, next: HTMLElement) {
  for (const note of notes) {
    const text = old.dataset[note];
    if (text !== undefined) next.dataset[note] = text;
  }
  if (old instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = old.open;
  if (isField(old) && isField(next) && next.value !== old.value) next.value = old.value;
}

function restoreFocus(old: HTMLElement, next: HTMLElement) {
  next.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // E-mail fields have no selection in browsers.
  if (typeof selectionStart !== 'number') return;
  (next as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
}

/**
 * React takes over a section only if it is as the server wrote it. If an extension or a translator has changed the
 * section, React renders it again. This function copies what the visitor has done with the old elements to the new ones
 * (docs/decisions/058-hand-over-what-was-done.md).
 * @param root the prerendered page, before React takes it over
 * @returns a function to call when React has rendered a part again, in the same task
 */
export function keepInput(root: HTMLElement): () => void {
  const find = () => Array.from(root.querySelectorAll<HTMLElement>(INPUT_HOLDERS));
  let known = find();
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  addEventListener('focusout', ({ target }) => {
    // Some browsers also report it for an element that is removed.
    queueMicrotask(() => {
      if (focused === target && root.contains(target as Node)) focused = null;
    });
  });
  return () => {
    const before = byKind(known);
    const after = byKind(find());
    known = known.map((old) => {
      if (old.isConnected) return old;
      const kind = kindOf(old);
      const next = after.get(kind)?.[before.get(kind)?.indexOf(old) ?? -1];
      if (!next) return old;
      transferInput(old, next);
      if (focused === old) restoreFocus(old, next);
      return next;
    });
  };
}
