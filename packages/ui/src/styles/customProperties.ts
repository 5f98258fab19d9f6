import type { CSSProperties } from 'react';

/**
 * Custom properties that pass values of the content to a component's styles, as a `style` prop
 * (React's type doesn't know custom properties).
 */
export const customProperties = (properties: Record<`--pf-${string}`, string>) =>
  properties as CSSProperties;
