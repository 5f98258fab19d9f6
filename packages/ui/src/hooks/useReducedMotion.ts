import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** The attribute of `<html>` that stops all motion on this site when its value is `reduced`. */
const MOTION_ATTRIBUTE = 'data-motion';

function subscribe(onChange: () => void) {
  const query = matchMedia(QUERY);
  const attribute = new MutationObserver(onChange);
  query.addEventListener('change', onChange);
  attribute.observe(document.documentElement, { attributeFilter: [MOTION_ATTRIBUTE] });
  return () => {
    query.removeEventListener('change', onChange);
    attribute.disconnect();
  };
}

const isAskedBySystem = () => matchMedia(QUERY).matches;

/** Whether motion is to be reduced now, for what a script moves. */
export const isMotionReduced = () =>
  isAskedBySystem() || document.documentElement.getAttribute(MOTION_ATTRIBUTE) === 'reduced';

const assumeReduced = () => true;

/**
 * Whether the system, or the visitor's choice on this site, asks for reduced motion. True until that is known, so that
 * nothing moves by mistake.
 */
export const useReducedMotion = () =>
  useSyncExternalStore(subscribe, isMotionReduced, assumeReduced);

/** Whether the system asks for reduced motion, whatever the visitor chose here. True until known. */
export const useSystemReducedMotion = () =>
  useSyncExternalStore(subscribe, isAskedBySystem, assumeReduced);
