/** The cascade layers, weakest first. */
export const layerOrder = [
  'reset',
  'tokens',
  'components',
  'patterns',
  'site',
  'utilities',
] as const;

/**
 * The statement that fixes the order. It must stand in the HTML, first in `<head>`: bundlers
 * reorder stylesheets, and the order of first appearance decides which layer wins.
 */
export const layerStatement = `@layer ${layerOrder.join(', ')};`;
