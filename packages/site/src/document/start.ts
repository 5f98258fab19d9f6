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
 * Runs inline in every document, so it uses nothing from outside itself. It loads the application after the first
 * contentful paint, or with the first interaction, so that nothing competes with the page that the visitor came to
 * read. Until then it keeps the visitor's last click on a button or a card, and a form that was sent.
 */
function startAfterPaint(
  interactions: readonly string[],
  choices: readonly string[],
  stepEvent: string,
  paintedByMs: number,
) {
  const { load = '' } = (document.currentScript as HTMLScriptElement).dataset;
  const { stylesheet, scripts } = JSON.parse(load) as LaterFiles;
  const [entry] = scripts;
  const state = document.documentElement.dataset;
  const add = (tag: 'link' | 'script', properties: object) =>
    document.head.appendChild(Object.assign(document.createElement(tag), properties));

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // The manifest and its icons, which browsers ask for before they show the first paint.
    const installation = document.head.querySelector('noscript');
    if (installation) installation.outerHTML = installation.textContent;
    // The application adds elements that only the whole stylesheet knows, so it waits for that. If the stylesheet fails,
    // an application without it is better than none.
    const onerror = () => dispatchEvent(new CustomEvent(stepEvent, { detail: 'failed' }));
    const run = () => entry && add('script', { type: 'module', src: entry, onerror });
    add('link', { rel: 'stylesheet', href: stylesheet, onload: run, onerror: run });
    for (const href of scripts) add('link', { rel: 'modulepreload', href });
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

  let earlyClick: HTMLElement | null | undefined;
  const keepClick = ({ target }: Event) => {
    // Not every script's events are about an element. A link is followed by the browser.
    earlyClick = (target as Partial<Element>).closest?.<HTMLElement>(
      'a,button[type="button"],[data-flipped]',
    );
    if (earlyClick?.matches('a')) earlyClick = null;
  };

  // A form that will check itself (`Form` in the interface) turns the browser's checks off when it takes over. Until
  // then its words aren't there yet, and the browser's bubble would appear in their place.
  const holdForm = (event: Event) => {
    const form = (event.target as Partial<Element>).closest?.<HTMLFormElement>(
      '[data-checks-itself]',
    );
    if (!form || form.noValidate) return;
    event.preventDefault();
    form.dataset.submitRequested = event.type;
  };

  const forms = ['submit', 'invalid'];
  addEventListener('click', keepClick, true);
  for (const name of forms) addEventListener(name, holdForm, true);

  addEventListener(stepEvent, (event) => {
    const { detail: step } = event as CustomEvent<StartStep>;
    // React would receive a later click twice.
    removeEventListener('click', keepClick, true);
    if (step === 'hydrating') return;
    for (const name of forms) removeEventListener(name, holdForm, true);
    if (step === 'hydrated') return earlyClick?.click();
    // The page stays as it was written, and the form's own action takes over.
    delete state.pendingCategory;
    const form = document.querySelector<HTMLFormElement>('[data-submit-requested]');
    if (form?.dataset.submitRequested === 'submit') form.requestSubmit();
    else form?.reportValidity();
  });
}

/**
 * The inline script's text: the same in every document, so that one CSP hash covers them all. A function, so that the
 * application, which uses other parts of this file, doesn't hold it once more.
 */
export const startScript = () => {
  const choices = [categoryParameter, skillParameter];
  const values = [interactions, choices, stepEvent, PAINTED_BY_MS].map((value) =>
    JSON.stringify(value),
  );
  return `(${startAfterPaint.toString()})(${values.join()})`;
};
