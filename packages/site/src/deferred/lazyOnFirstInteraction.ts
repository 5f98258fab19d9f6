import { type ComponentType, lazy } from 'react';
import { showPrerendered } from '../document/pendingCategory';
import { arrived } from '../onTheWay';
import { firstInteraction, nextOf } from './firstInteraction';

type Module<P> = { default: ComponentType<P> };

/** The event of the window that tells that a deferred part's code could not be loaded. */
export const partFailed = 'portfolio:part-failed';

/** A promise that answers at once: React asks it in the same render, so that nothing blinks. */
const atOnce = <T>(value: T) =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: it is meant to be taken for a promise
    then: (use: (value: T) => void) => use(value),
  }) as Promise<T>;

/** Loads as soon as it works. Browsers that keep a module's failure (whatwg/html issue 6768) fail each time. */
async function keepTrying<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.error('A part of the page could not be loaded; it stays as it was written.', error);
    showPrerendered();
    dispatchEvent(new Event(partFailed));
  }
  // Trying again may help when the connection is back, or the visitor wants something.
  await nextOf(['online', 'pointerdown', 'keydown']);
  return keepTrying(load);
}

/**
 * A component whose code is loaded with the visitor's first interaction. Until then its prerendered markup
 * is there, readable and in its final place; then React takes it over where it is. What opens or
 * chooses something is worth loading only for visitors who are about to use it.
 *
 * `preload` gets it ready before it is shown, for a visit that goes on from another page.
 * @param isOnAllPages whether it stays when the page changes, so that React takes it over before it shows the next page
 */
export function lazyOnFirstInteraction<P>(load: () => Promise<Module<P>>, isOnAllPages = false) {
  let module: Module<P> | undefined;

  const preload = async () => {
    module = await load();
    return module;
  };

  const Component = lazy(() => {
    if (module) return atOnce(module);
    if (import.meta.env.SSR) return preload();
    return firstInteraction().then(async () => {
      const module = await keepTrying(preload);
      // The visitor may be about to leave it: taking it over would only delay the next page.
      if (!isOnAllPages) await arrived();
      return module;
    });
  });

  return Object.assign(Component, { preload });
}
