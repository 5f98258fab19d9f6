/** Elements that may hold something of a visitor's: a text, a choice, the focus, a click that waits. */
const HOLDING =
  'a, button, input, select, textarea, form, details, summary, [tabindex], [data-flipped]';

/** The notes of the start script on an element (`start.ts`). */
const notes = ['earlyClick', 'submitRequested'];

/**
 * The same for an element and the one that React renders in its place. Elements that are alike differ in their order
 * only. Their texts don't count, which a translator changes, and ids neither: React gives new ones.
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

/** Fields whose text or choice is in their value; React itself restores a box or a radio button. */
const isField = (element: Element): element is HTMLInputElement =>
  element.matches('select, textarea, input:not([type="radio"], [type="checkbox"])');

/** Gives an element what the visitor did with the one before it. */
function handOver(old: HTMLElement, next: HTMLElement) {
  for (const note of notes) {
    const text = old.dataset[note];
    if (text !== undefined) next.dataset[note] = text;
  }
  if (old instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = old.open;
  if (isField(old) && isField(next) && next.value !== old.value) next.value = old.value;
}

function focusAgain(old: HTMLElement, next: HTMLElement) {
  next.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = old as HTMLInputElement;
  // Browsers know no caret in an e-mail address.
  if (typeof selectionStart !== 'number') return;
  (next as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
}

/**
 * React takes a section over only as the server wrote it. If an extension or a translator has changed it, React
 * renders it again. This gives the new elements what the visitor has done with the old ones
 * (docs/decisions/058-hand-over-what-was-done.md).
 * @param root the prerendered page, before React takes it over
 * @returns to be called when React has rendered a part again, in the same task
 */
export function keepThroughRecovery(root: HTMLElement): () => void {
  const find = () => Array.from(root.querySelectorAll<HTMLElement>(HOLDING));
  let known = find();
  let focused: EventTarget | null = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  addEventListener('focusout', ({ target }) => {
    // Some browsers report it for an element that is removed, too.
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
      handOver(old, next);
      if (focused === old) focusAgain(old, next);
      return next;
    });
  };
}
