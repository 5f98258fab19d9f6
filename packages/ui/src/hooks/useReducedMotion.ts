import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** The attribute of `<html>` by which a visitor stops all motion on this site, with the value `reduced`. */
export const MOTION_ATTRIBUTE = 'data-motion';

function subscribeToSystem(onChange: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function subscribe(onChange: () => void) {
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: [MOTION_ATTRIBUTE] });
  const unsubscribe = subscribeToSystem(onChange);
  return () => {
    unsubscribe();
    attribute.disconnect();
  };
}

const isAskedBySystem = () => matchMedia(QUERY).matches;

const isReduced = () =>
  isAskedBySystem() || document.documentElement.getAttribute(MOTION_ATTRIBUTE) === 'reduced';

const untilKnown = () => true;

/**
 * Whether nothing may move: the system asks for it, or the visitor did here. True until it is known,
 * so that nothing moves by mistake.
 */
export const useReducedMotion = () => useSyncExternalStore(subscribe, isReduced, untilKnown);

/** Whether the system asks for no motion, whatever the visitor chose here. True until it is known. */
export const useSystemReducedMotion = () =>
  useSyncExternalStore(subscribeToSystem, isAskedBySystem, untilKnown);
