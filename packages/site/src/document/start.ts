import { categoryParameter, skillParameter } from '@portfolio/data/values/slug';

/**
 * The files that a document loads after its first paint. The build writes them into the start script's `data-load`, as
 * JSON.
 */
export interface DeferredAssets {
  /** The whole stylesheet. The document itself has only the rules for its own markup. */
  stylesheet: string;
  /** The scripts of the application, with its entry first. A plain document has none. */
  scripts: readonly string[];
}

/** The state of the application: React receives clicks, it has taken over the page, or it can't start. */
export type StartStep = 'hydrating' | 'hydrated' | 'failed';

const stepEvent = 'portfolio:start';

/** Tells the start script the state of the application. */
export const reportStart = (detail: StartStep) =>
  dispatchEvent(new CustomEvent<StartStep>(stepEvent, { detail }));

/** Events which show that a visitor is about to use the page, and not only reading it. */
export const interactions = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/**
 * Browsers that don't report the first paint are assumed to paint within this time after the document has loaded, in
 * milliseconds: Safari before 14.1 and Firefox before 84 (https://w3c.github.io/paint-timing/).
 */
const ASSUMED_PAINT_MS = 500;

/**
 * After this time the page works without the application, in milliseconds, unless the application arrives later. It is
 * as long as sending may take (`sendMessage.ts`).
 */
const APP_TIMEOUT_MS = 10_000;

/**
 * Runs inline in every document, so it must not use anything from outside. It loads the application after the first
 * contentful paint, or at the first interaction, so that nothing competes with the page that the visitor came to read.
 * Until then it keeps the visitor's last click on a button or a card, and a form that was submitted. While it waits for
 * the application, the document has no `data-plain`.
 */
function startAfterPaint(
  interactions: readonly string[],
  choices: readonly string[],
  stepEvent: string,
  paintedByMs: number,
  patienceMs: number,
) {
  const { load = '' } = (document.currentScript as HTMLScriptElement).dataset;
  const { stylesheet, scripts } = JSON.parse(load) as DeferredAssets;
  const [entry] = scripts;
  const state = document.documentElement.dataset;
  const add = (tag: 'link' | 'script', properties: object) =>
    document.head.appendChild(Object.assign(document.createElement(tag), properties));

  const fail = () => dispatchEvent(new CustomEvent(stepEvent, { detail: 'failed' }));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // Browsers would ask for the manifest and its icons before the first paint, so they are added now.
    const installation = document.head.querySelector('noscript');
    if (installation) installation.outerHTML = installation.textContent;
    // The application adds elements that only the whole stylesheet covers, so it waits for the stylesheet. If the
    // stylesheet fails, an application without it is better than none.
    const run = () => entry && add('script', { type: 'module', src: entry, onerror: fail });
    add('link', { rel: 'stylesheet', href: stylesheet, onload: run, onerror: run });
    for (const href of scripts) add('link', { rel: 'modulepreload', href });
    setTimeout(fail, patienceMs);
  };
  const once = { capture: true, once: true, passive: true };
  for (const name of interactions) addEventListener(name, start, once);

  const target = () =>
    Array.from(document.querySelectorAll('[id]')).find(
      ({ id }) => `#${encodeURIComponent(id)}` === location.hash,
    );

  // The document shows the first category. If the address chooses another one, or points at something in another one,
  // the first category is hidden until the application has read the address (`pendingCategory.ts`).
  addEventListener('DOMContentLoaded', () => {
    const { search, hash } = location;
    const asked = new URLSearchParams(search);
    if ((hash.length <= 1 || target()) && !choices.some((choice) => asked.has(choice))) return;
    if (!entry || !document.querySelector('[role="tablist"]')) return;
    state.pendingCategory = '';
    start();
  });

  addEventListener('DOMContentLoaded', () => {
    // If the browser reports the paint, nothing else counts. A busy machine may paint seconds after the document has
    // loaded, and even later if the application competes. Nobody waits for a page that isn't painted, such as one in
    // the background.
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
      setTimeout(start, paintedByMs);
      return;
    }
    // Waits for contentful paint. A browser that paints before it has read the page reports a first paint of the
    // background alone.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) start();
    }).observe({ type: 'paint', buffered: true });
  });

  // A plain document has no application.
  if (!entry) return;
  delete state.plain;

  const marked = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

  const forgetClick = () => delete marked('early-click')?.dataset.earlyClick;

  // Notes the click on the element, because React's recovery copies the note to the new element (`recovery.ts`).
  const keepClick = ({ target }: Event) => {
    forgetClick();
    if (state.plain !== undefined) return;
    // The target of a script's event may not be an element. The browser itself follows links.
    const clicked = (target as Partial<Element>).closest?.<HTMLElement>(
      'a,button[type="button"],[data-flipped]',
    );
    if (clicked && !clicked.matches('a')) clicked.dataset.earlyClick = '';
  };

  // A form that will check itself (`Form` in the interface) turns off the browser's checks when it takes over. Until
  // then its own words aren't there, and the browser's bubble would appear instead.
  const holdForm = (event: Event) => {
    const form = (event.target as Partial<Element>).closest?.<HTMLFormElement>(
      '[data-checks-itself]',
    );
    if (!form || form.noValidate || state.plain !== undefined) return;
    event.preventDefault();
    form.dataset.submitRequested = event.type;
  };

  const forms = ['submit', 'invalid'];
  addEventListener('click', keepClick, true);
  for (const name of forms) addEventListener(name, holdForm, true);
  // The browser can't read the script, or the script throws.
  addEventListener('error', ({ filename }) => {
    if (scripts.some((src) => filename.endsWith(src))) fail();
  });

  let isTakenOver = false;
  addEventListener(stepEvent, (event) => {
    const { detail: step } = event as CustomEvent<StartStep>;
    if (step === 'failed') {
      if (isTakenOver || state.plain !== undefined) return;
      // The visitor was faster than the document.
      if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', fail);
      // The page becomes what it is without a script: it also shows the content of `<noscript>`, and the form's own
      // action works. If the application is only late, it still takes over the page as it was written.
      state.plain = '';
      for (const part of document.querySelectorAll('#root noscript')) {
        part.insertAdjacentHTML('afterend', `<div data-unscripted>${part.textContent}</div>`);
      }
      if (state.pendingCategory !== undefined) target()?.scrollIntoView();
      delete state.pendingCategory;
      forgetClick();
      const form = marked('submit-requested') as HTMLFormElement | null;
      const { submitRequested } = form?.dataset ?? {};
      delete form?.dataset.submitRequested;
      if (submitRequested === 'submit') form?.requestSubmit();
      else if (submitRequested) form?.reportValidity();
      return;
    }
    isTakenOver = true;
    // React would receive a later click twice.
    removeEventListener('click', keepClick, true);
    for (const part of document.querySelectorAll('[data-unscripted]')) part.remove();
    if (step === 'hydrating') return;
    for (const name of forms) removeEventListener(name, holdForm, true);
    // React may respond by replacing the element. The new one has the note of the click, so the loop finds it.
    for (let clicked = marked('early-click'); clicked; clicked = marked('early-click')) {
      clicked.click();
      if (clicked.isConnected) delete clicked.dataset.earlyClick;
    }
  });
}

/**
 * The text of the inline script. It is the same in every document, so that one CSP hash covers all of them. It is a
 * function, because the application uses other parts of this file and shouldn't contain the text as well.
 */
export const startScript = () => {
  const choices = [categoryParameter, skillParameter];
  const values = [interactions, choices, stepEvent, ASSUMED_PAINT_MS, APP_TIMEOUT_MS].map((value) =>
    JSON.stringify(value),
  );
  return `(${startAfterPaint.toString()})(${values.join()})`;
};
