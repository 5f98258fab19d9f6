import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** The attribute of `<html>` by which a visitor stops all motion on this site, with the value `reduced`. */
export const MOTION_ATTRIBUTE = 'data-motion';

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

const isReduced = () =>
  matchMedia(QUERY).matches ||
  document.documentElement.getAttribute(MOTION_ATTRIBUTE) === 'reduced';

/**
 * Whether nothing may move: the system asks for it, or the visitor did here. True until it is known,
 * so that nothing moves by mistake.
 */
export const useReducedMotion = () => useSyncExternalStore(subscribe, isReduced, () => true);
