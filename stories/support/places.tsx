import type { CSSProperties, ReactNode } from 'react';

interface PlaceProps {
  /** Width in px. */
  width?: number | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

/** A place of this width. */
export function Place({ width, style, children }: PlaceProps) {
  return <div style={{ ...style, inlineSize: width, maxInlineSize: '100%' }}>{children}</div>;
}
