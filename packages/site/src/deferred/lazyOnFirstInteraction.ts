import { type ComponentType, lazy } from 'react';
import { showPrerendered } from '../document/pendingCategory';
import { firstInteraction } from './firstInteraction';
import { tellPartFailed } from './partFailed';

type Module<P> = { default: ComponentType<P> };

/** A promise that answers at once: React asks it in the same render, so that nothing blinks. */
const atOnce = <T>(value: T) =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: it is meant to be taken for a promise
    then: (use: (value: T) => void) => use(value),
  }) as Promise<T>;

/** Resolves when trying again may help: the connection is back, or the visitor wants something. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const chances = ['online', 'pointerdown', 'keydown'] as const;
    const arrive = () => {
      for (const chance of chances) removeEventListener(chance, arrive, true);
      resolve();
    };
    for (const chance of chances) addEventListener(chance, arrive, true);
  });

/** Loads as soon as it works. Browsers that keep a module's failure (whatwg/html issue 6768) fail each time. */
async function tryAgain<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    await nextChance();
    try {
      return await load();
    } catch {
      tellPartFailed();
    }
  }
}

/**
 * A component whose code is loaded with the visitor's first interaction. Until then its prerendered markup
 * stands, readable and in its final place; then React takes it over where it is. What opens or
 * chooses something is worth loading only for who is about to use it.
 *
 * `preload` gets it ready before it is shown, for a visit that goes on from another page.
 */
export function lazyOnFirstInteraction<P>(load: () => Promise<Module<P>>) {
  let module: Module<P> | undefined;
  let loading: Promise<Module<P>> | undefined;

  const preload = () => {
    loading ??= load().then(
      (loaded) => {
        module = loaded;
        return loaded;
      },
      (error) => {
        // The next one who asks tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const Component = lazy(() => {
    if (module) return atOnce(module);
    if (import.meta.env.SSR) return preload();
    return firstInteraction.then(preload).catch((error) => {
      console.error('A part of the page could not be loaded; it stays as it was written.', error);
      showPrerendered();
      tellPartFailed();
      return tryAgain(preload);
    });
  });

  return Object.assign(Component, { preload });
}
