import type { CSSProperties, ReactNode } from 'react';

/** How much smaller a miniature is. */
const SCALE = 0.375;

/** Draws what needs the width of a page, 1120 px at most, in a place of 420 px. */
export function Miniature({ children }: { children: ReactNode }) {
  return <div style={{ zoom: SCALE }}>{children}</div>;
}

interface PlaceProps {
  /** Width in px. */
  width?: number | undefined;
  dir?: 'rtl' | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

/** A place of this width, or with this direction of writing. */
export function Place({ width, dir, style, children }: PlaceProps) {
  return (
    <div dir={dir} style={{ ...style, inlineSize: width, maxInlineSize: '100%' }}>
      {children}
    </div>
  );
}
