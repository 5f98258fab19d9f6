/** The cascade layers, the weakest first. A component's styles are in the layer with the name of its folder. */
export const layerOrder = [
  'reset',
  'tokens',
  'primitives',
  'patterns',
  'portfolio',
  'site',
  'utilities',
] as const;
export type Layer = (typeof layerOrder)[number];

/**
 * The statement that fixes the order of the layers. It must be the first thing in the HTML's `<head>`: bundlers reorder
 * stylesheets, and the order of first appearance decides which layer wins.
 */
export const layerStatement = `@layer ${layerOrder.join(', ')};`;
