import { looks } from '@portfolio/ui/tokens';
import { useSyncExternalStore } from 'react';
import { rootLook } from '../../.storybook/shared/looks.ts';

function watch(notify: () => void) {
  const changes = new MutationObserver(notify);
  changes.observe(document.documentElement, { attributeFilter: ['data-look'] });
  return () => changes.disconnect();
}

/** The look of the page, as the toolbar chooses it. */
export const useLook = () => looks[useSyncExternalStore(watch, rootLook)];
