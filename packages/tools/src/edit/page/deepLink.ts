import { fileNameOf } from '@portfolio/data/validation/contentProblem';
import { CONTENT } from '../contentTree.ts';
import { partOf } from '../editorConfig.ts';
import { formName } from '../formFields.ts';
import { keyPathOf } from '../keyPath.ts';

const STEP_MS = 100;

/** A field that isn't there after so many steps is an optional one that is absent. */
const STEPS = 20;

const step = () => new Promise((done) => setTimeout(done, STEP_MS));

/** The field at a key path, or the first one inside it. */
function fieldAt(keyPath: string) {
  const path = CSS.escape(keyPath);
  return document.querySelector<HTMLElement>(
    `.field[data-key-path="${path}"], .field[data-key-path^="${path}."]`,
  );
}

/** The editor draws what comes near the window. In a long form, the field that we look for never would. */
function drawAllFields() {
  window.IntersectionObserver = class extends IntersectionObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      this.#callback = callback;
    }
    override observe(target: Element) {
      super.observe(target);
      this.#callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
    }
  };
}

/** Waits for the form, unless the owner goes elsewhere. */
async function formOf(hash: string): Promise<boolean> {
  if (location.hash !== hash) return false;
  if (document.querySelector('.content-editor .field')) return true;
  await step();
  return formOf(hash);
}

async function focusField(path: string, steps = STEPS): Promise<void> {
  const field = fieldAt(path);
  const keyPath = field?.dataset.keyPath ?? path;
  // The editor sends this to itself when somebody clicks on what it found: it opens the lists around a field, too.
  postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } });
  await step();
  const focused = field?.contains(document.activeElement) && document.activeElement;
  if (!focused && steps > 0) return focusField(path, steps - 1);
  const found = focused || field;
  if (found) return found.scrollIntoView({ block: 'center' });
  const [, parent] = /^(.+)\.[^.]+$/.exec(path) ?? [];
  if (parent) await focusField(parent);
}

/** Opens the form and the field that the page's address names, as `editorAddress` writes it. */
export async function openAddress(): Promise<void> {
  const place = new URLSearchParams(location.search).get('at') ?? '';
  const file = fileNameOf(place);
  if (!file) return;
  drawAllFields();
  const hash = `#/collections/${CONTENT}/entries/${formName(file)}`;
  // Without the place, so that loading the page again doesn't lead back to it.
  history.replaceState(null, '', location.pathname + hash);
  const path = keyPathOf(partOf(file) ? place.replace(/^\w+\.?/, '') : place);
  if ((await formOf(hash)) && path) await focusField(path);
}
