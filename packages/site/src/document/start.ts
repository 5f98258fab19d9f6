import { categoryParameter, skillParameter } from '@portfolio/data/slug';

/** The files that a document loads after its first paint. The build writes them into the start script's `data-load`, as JSON. */
export interface LaterFiles {
  /** The whole stylesheet; the document itself has only the rules of its own markup. */
  stylesheet: string;
  /** The scripts of the application, the one that starts it first; none for a plain document. */
  scripts: readonly string[];
}

/** How far the application is: React now receives clicks, it has taken the page over, or it can't. */
export type StartStep = 'hydrating' | 'hydrated' | 'failed';

const stepEvent = 'portfolio:start';

/** Reports to the start script how far the application is. */
export const reportStart = (detail: StartStep) =>
  dispatchEvent(new CustomEvent<StartStep>(stepEvent, { detail }));

/** Events by which a visitor shows that they are about to use the page, and don't only read it. */
export const interactions = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/**
 * The time after the document has loaded at which its first paint is assumed, in milliseconds, in browsers that don't
 * report it: Safari before 14.1 and Firefox before 84 (https://w3c.github.io/paint-timing/).
 */
const PAINTED_BY_MS = 500;

/**
 * The time after which the page does without the application, in milliseconds, unless it comes later: as long as a send
 * may take (`sendMessage.ts`).
 */
const PATIENCE_MS = 10_000;

/**
 * Runs inline in every document, so it uses nothing from outside itself. It loads the application after the first
 * contentful paint, or with the first interaction, so that nothing competes with the page that the visitor came to
 * read. Until then it keeps the visitor's last click on a button or a card, and a form that was sent. While it waits for
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
  const { stylesheet, scripts } = JSON.parse(load) as LaterFiles;
  const [entry] = scripts;
  const state = document.documentElement.dataset;
  const add = (tag: 'link' | 'script', properties: object) =>
    document.head.appendChild(Object.assign(document.createElement(tag), properties));

  const fail = () => dispatchEvent(new CustomEvent(stepEvent, { detail: 'failed' }));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // The manifest and its icons, which browsers ask for before they show the first paint.
    const installation = document.head.querySelector('noscript');
    if (installation) installation.outerHTML = installation.textContent;
    // The application adds elements that only the whole stylesheet knows, so it waits for that. If the stylesheet fails,
    // an application without it is better than none.
    const run = () => entry && add('script', { type: 'module', src: entry, onerror: fail });
    add('link', { rel: 'stylesheet', href: stylesheet, onload: run, onerror: run });
    for (const href of scripts) add('link', { rel: 'modulepreload', href });
    setTimeout(fail, patienceMs);
  };
  const once = { capture: true, once: true, passive: true };
  for (const name of interactions) addEventListener(name, start, once);

  // The document shows the first category. If the address makes another choice, or points at something in another one,
  // the first category is hidden until the application has read the address (`pendingCategory.ts`).
  addEventListener('DOMContentLoaded', () => {
    const { search, hash } = location;
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => encodeURIComponent(id));
    const isElsewhere = hash.length > 1 && !ids.includes(hash.slice(1));
    const asked = new URLSearchParams(search);
    if (!isElsewhere && !choices.some((choice) => asked.has(choice))) return;
    if (!entry || !document.querySelector('[role="tablist"]')) return;
    state.pendingCategory = '';
    start();
  });

  addEventListener('DOMContentLoaded', () => {
    // If the browser reports the paint, nothing else counts: a busy machine may paint seconds after the document has
    // loaded, and even later with the application in the way. Nobody waits for a page that isn't painted, such as one
    // in the background.
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
      setTimeout(start, paintedByMs);
      return;
    }
    // A first paint of the background alone comes when the browser paints before it has read the page.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) start();
    }).observe({ type: 'paint', buffered: true });
  });

  // The application leaves a plain document as it is.
  if (!entry) return;
  delete state.plain;

  const marked = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

  // On the element, from where React's recovery takes it to the new one (`recovery.ts`).
  const keepClick = ({ target }: Event) => {
    delete marked('early-click')?.dataset.earlyClick;
    // Not every script's events are about an element. A link is followed by the browser.
    const clicked = (target as Partial<Element>).closest?.<HTMLElement>(
      'a,button[type="button"],[data-flipped]',
    );
    if (clicked && !clicked.matches('a')) clicked.dataset.earlyClick = '';
  };

  // A form that will check itself (`Form` in the interface) turns the browser's checks off when it takes over. Until
  // then its words aren't there yet, and the browser's bubble would appear in their place.
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
  // A script that this browser can't read, or that throws.
  addEventListener('error', ({ filename }) => {
    if (scripts.some((src) => filename.endsWith(src))) fail();
  });

  addEventListener(stepEvent, (event) => {
    const { detail: step } = event as CustomEvent<StartStep>;
    if (step === 'failed') {
      if (state.hydrated !== undefined) return;
      // The page stays as it was written, and the form's own action takes over. If the application is only late, it
      // takes both over again.
      state.plain = '';
      delete state.pendingCategory;
      const form = marked('submit-requested') as HTMLFormElement | null;
      const { submitRequested } = form?.dataset ?? {};
      delete form?.dataset.submitRequested;
      if (submitRequested === 'submit') form?.requestSubmit();
      else if (submitRequested) form?.reportValidity();
      return;
    }
    // React would receive a later click twice.
    removeEventListener('click', keepClick, true);
    delete state.plain;
    if (step === 'hydrating') return;
    for (const name of forms) removeEventListener(name, holdForm, true);
    // With the first click, React may put a new element in the place of this one.
    for (let clicked = marked('early-click'); clicked; clicked = marked('early-click')) {
      clicked.click();
      if (clicked.isConnected) delete clicked.dataset.earlyClick;
    }
  });
}

/**
 * The inline script's text: the same in every document, so that one CSP hash covers them all. A function, so that the
 * application, which uses other parts of this file, doesn't hold it once more.
 */
export const startScript = () => {
  const choices = [categoryParameter, skillParameter];
  const values = [interactions, choices, stepEvent, PAINTED_BY_MS, PATIENCE_MS].map((value) =>
    JSON.stringify(value),
  );
  return `(${startAfterPaint.toString()})(${values.join()})`;
};
