import type { DescribedFigure } from '@portfolio/figures';
import type { ComponentProps } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './FigureFrame.css.ts';
import { FigureNumbers } from './FigureNumbers.tsx';

/** The front of a card, or a figure of a page. */
export const figureSizes = ['sm', 'lg'] as const;

/** The props that all figures have in common, whatever their kind. */
export interface FigureOptions extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /**
   * `sm` fits the front of a card: 8.5rem high unless its text needs more, the drawing alone. `lg` is as high as it needs, with axis
   * labels, the method, and the numbers as a table.
   * @default 'lg'
   */
  size?: (typeof figureSizes)[number] | undefined;
  /**
   * Any CSS colour, for our marks; made darker or lighter where the surface requires it.
   * @default the ink of the text
   */
  color?: string | undefined;
  /**
   * Takes the place of method and numbers below a large drawing.
   * @default the method, and the numbers as a table that opens
   */
  below?: React.ReactNode;
}

export interface FigureFrameProps extends Omit<FigureOptions, 'children'> {
  /** Title, finding, method, and the numbers of which the table is made. */
  figure: DescribedFigure;
  /** The drawing, in the colours of `mark`; assistive technology gets the finding instead. */
  children: React.ReactNode;
}

/** The title of a figure above its drawing, and the texts below it. */
export function FigureFrame({
  figure,
  size = 'lg',
  color,
  below,
  style,
  className,
  children,
  ...rest
}: FigureFrameProps) {
  return (
    <figure
      {...rest}
      data-size={size}
      style={{ ...style, ...(color && customProperties({ '--pf-mark': color })) }}
      className={cx(styles.root, color && styles.colored, className)}
    >
      <figcaption dir="auto" className={styles.title}>
        {figure.title}
      </figcaption>
      <div role="img" aria-label={figure.finding} className={styles.drawing}>
        {children}
      </div>
      {size === 'lg' &&
        (below ?? (
          <>
            <p dir="auto" className={styles.method}>
              {figure.method}
            </p>
            <FigureNumbers figure={figure} />
          </>
        ))}
    </figure>
  );
}
