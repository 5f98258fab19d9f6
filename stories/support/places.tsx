import type { CSSProperties, ReactNode } from 'react';

/** How much smaller a miniature is. */
const SCALE = 0.5;

/** Draws what needs a wide place at half its size. */
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
