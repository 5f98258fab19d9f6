import type { CSSProperties, ReactNode } from 'react';

/** How much smaller a miniature is: a page of 1110 px fits into a place of 340 px. */
const SCALE = 0.3;

interface MiniatureProps {
  /** Width in px of the place that is drawn. */
  width?: number;
  children: ReactNode;
}

/** Draws what needs the width of a page in a place that is narrower, and keeps what sticks inside. */
export function Miniature({ width = 1110, children }: MiniatureProps) {
  return (
    <div style={{ contain: 'layout', inlineSize: width, maxInlineSize: '100%', zoom: SCALE }}>
      {children}
    </div>
  );
}

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
