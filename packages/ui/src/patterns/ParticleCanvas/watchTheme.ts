const QUERY = '(prefers-color-scheme: dark)';

/**
 * Calls `onChange` when the system's theme or the visitor's choice changes.
 *
 * @returns How to stop.
 */
export function watchTheme(onChange: () => void) {
  const query = matchMedia(QUERY);
  const attribute = new MutationObserver(onChange);
  query.addEventListener('change', onChange);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    query.removeEventListener('change', onChange);
    attribute.disconnect();
  };
}
