import type { CSSProperties } from 'react';

/**
 * Passes values of the content to a component's styles as custom properties. Returns a `style` prop, because React's
 * type doesn't know custom properties.
 */
export const customProperties = (properties: Record<`--pf-${string}`, string>) =>
  properties as CSSProperties;
