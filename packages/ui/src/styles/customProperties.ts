import type { CSSProperties } from 'react';

/**
 * Custom properties through which content passes its own values to a component's styles, as a
 * `style` prop (React's type leaves custom properties out).
 */
export const customProperties = (properties: Record<`--pf-${string}`, string>) =>
  properties as CSSProperties;
