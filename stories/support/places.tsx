import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** How much smaller a miniature is: a page of 1110 px fits into a place of 340 px. */
const SCALE = 0.3;

interface MiniatureProps {
  /** Width in px of the place that is drawn. */
  width?: number;
  dir?: 'rtl' | undefined;
  children: ReactNode;
}

/** Draws what needs the width of a page in a place that is narrower, and keeps what sticks inside. */
export function Miniature({ width = 1110, dir, children }: MiniatureProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const content = ref.current;
    if (!content) return;
    const measure = () => setHeight(content.offsetHeight * SCALE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      dir="ltr"
      style={{
        blockSize: height,
        inlineSize: width * SCALE,
        maxInlineSize: '100%',
        overflow: 'hidden',
      }}
    >
      <div
        ref={ref}
        dir={dir}
        style={{
          inlineSize: `${100 / SCALE}%`,
          transform: `scale(${SCALE})`,
          transformOrigin: '0 0',
        }}
      >
        {children}
      </div>
    </div>
  );
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
