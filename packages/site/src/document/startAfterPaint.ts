import { categoryParameter } from '@portfolio/data/slug';
import { hydratingEvents, interactionEvents } from '../deferred/firstInteraction';

declare global {
  interface Window {
    /** What was clicked last before React had taken it over. */
    earlyClick?: HTMLElement | undefined;
  }
}

/**
 * How long after the `load` event the first paint is taken to be on the screen, in milliseconds, by browsers that don't
 * report it: Safari before 14.1 and Firefox before 84 (https://w3c.github.io/paint-timing/).
 */
const PAINTED_BY_MS = 500;

/**
 * Runs inline in every document, so it uses nothing from outside itself. Loads the application after
 * the first paint, or at once on the first interaction, so that it never competes with what
 * they came to read (architecture section 3). An address that chooses counts as one too, and so does
 * one that points at what the document doesn't show: only the application can show that category. A form sent before the application is there is marked
 * and sent by it, and what was clicked last is kept for it (`deferred/`).
 */
function startAfterPaint(
  interactions: readonly string[],
  kept: readonly string[],
  choice: string,
  paintedByMs: number,
) {
  const {
    entry = '',
    preload = '',
    styles,
    fontStyles,
    lateScript = '',
    fonts = '',
  } = (document.currentScript as HTMLScriptElement).dataset;
  const add = (tag: 'link' | 'script', properties: object) =>
    document.head.appendChild(Object.assign(document.createElement(tag), properties));
  const state = document.documentElement.dataset;
  // A stylesheet that failed is gone, so that nothing waits for it (`lateStyles.ts`).
  const remove = ({ target }: Event) => (target as Element).remove();
  const wordsIn = (list: string) => list.match(/\S+/g) ?? [];
  let started = false;

  // Fonts that a service worker has at hand are there for the first paint; others would delay it.
  let hasFonts = false;
  try {
    hasFonts = Boolean(navigator.serviceWorker?.controller);
  } catch {
    // A sandboxed frame may not even look for it.
  }

  const addFonts = () => {
    if (!fontStyles) return;
    Promise.allSettled(wordsIn(fonts).map((url) => new FontFace('file', `url(${url})`).load()));
    const link = { rel: 'stylesheet', href: fontStyles };
    if (hasFonts) return add('link', { ...link, blocking: 'render' });
    add('link', { ...link, media: 'print', onerror: remove });
  };

  if (hasFonts) addFonts();

  const start = () => {
    if (started) return;
    started = true;
    if (!hasFonts) addFonts();
    // The manifest and its icons, which browsers ask for before they show the first paint.
    const installation = document.head.querySelector('noscript');
    if (installation) installation.outerHTML = installation.textContent;
    // Neither holds before it has come: a script shows them then (`lateStyles.ts`).
    if (styles) {
      add('link', {
        rel: 'stylesheet',
        href: styles,
        media: 'print',
        // What is for print only comes last otherwise.
        fetchPriority: 'high',
        onerror: remove,
      });
      add('script', { type: 'module', src: lateScript });
    }
    // A plain document has styles only.
    if (!entry) return;
    for (const href of wordsIn(preload)) add('link', { rel: 'modulepreload', href });
    add('script', {
      type: 'module',
      src: entry,
      onerror: () => dispatchEvent(new Event('portfolio:failed')),
    });
  };

  const startOnInteraction = () => {
    for (const name of interactions) removeEventListener(name, startOnInteraction, true);
    state.interacted = '';
    start();
  };

  // Whether the application will take this document over; it leaves a plain one as it is.
  let isAwaited = entry !== '';

  // React would hydrate in one go what an event is about, and the browser couldn't answer before. Only the click
  // on a link is worth that wait: the router follows it.
  const keepFromReact = (event: Event) => {
    // Not every script's events are about an element.
    const target = event.target as Partial<Element>;
    const isReady = state.hydrated !== undefined;
    if (!isAwaited || (isReady && !target.closest?.('[data-deferred]'))) return;
    if (event.type === 'click') {
      const clicked = target.closest?.<HTMLElement>('a,button[type="button"],[data-flipped]');
      const isLink = clicked?.matches('a');
      window.earlyClick = isLink ? undefined : (clicked ?? undefined);
      if (isLink) return;
    }
    event.stopPropagation();
  };

  // A form that will check itself (`Form` in the interface) turns the browser's checks off when it takes over. Until
  // then its words aren't there yet, and the browser's bubble would come in the place of them.
  const hold = (event: Event) => {
    const form = (event.target as Partial<Element>).closest?.<HTMLFormElement>(
      '[data-checks-itself]',
    );
    if (!isAwaited || !form || form.noValidate) return;
    event.preventDefault();
    form.dataset.submitRequested = event.type;
  };

  for (const name of ['submit', 'invalid']) addEventListener(name, hold, true);
  // Without the application, the page stays as it was written, and the form's own action takes over.
  addEventListener('portfolio:failed', () => {
    delete state.pendingCategory;
    isAwaited = false;
    const form = document.querySelector<HTMLFormElement>('[data-submit-requested]');
    if (form?.dataset.submitRequested === 'submit') form.requestSubmit();
    else form?.reportValidity();
  });
  for (const name of kept) addEventListener(name, keepFromReact, { capture: true, passive: true });
  for (const name of interactions)
    addEventListener(name, startOnInteraction, { capture: true, passive: true });
  const startOnChoice = () => {
    state.pendingCategory = '';
    startOnInteraction();
  };
  if (new URLSearchParams(location.search).has(choice)) startOnChoice();
  addEventListener('DOMContentLoaded', () => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => encodeURIComponent(id));
    const isElsewhere = location.hash.length > 1 && !ids.includes(location.hash.slice(1));
    if (isElsewhere && document.querySelector('[data-deferred]')) startOnChoice();
  });
  // A frame takes some time to reach the screen, in which nothing else should be asked for.
  const startOncePainted = () => {
    // Where it's reported, nothing else counts: a busy machine may paint seconds after the `load` event, and even later
    // with the application in the way. Nobody waits for a page that isn't painted, such as one in the background.
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
      setTimeout(start, paintedByMs);
      return;
    }
    // A first paint of the background alone comes when the browser paints before it has read the page.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) start();
    }).observe({ type: 'paint', buffered: true });
  };
  addEventListener('load', () => requestAnimationFrame(startOncePainted));
}

/** The inline script's text: the same in every document, so that one CSP hash covers them all. */
export const startScript = `(${startAfterPaint.toString()})(${JSON.stringify(interactionEvents)},${JSON.stringify(hydratingEvents)},${JSON.stringify(categoryParameter)},${PAINTED_BY_MS})`;
