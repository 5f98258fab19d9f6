import type { DescribedFigure } from '@portfolio/figures';
import type { ComponentProps } from 'react';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import * as styles from './FigureFrame.css.ts';
import { FigureNumbers } from './FigureNumbers.tsx';
import { ReadingText } from './ReadingText.tsx';

/** `sm` for the front of a card, `lg` for a figure on a page. */
export const figureSizes = ['sm', 'lg'] as const;

/** The props that all figures have in common, whatever their kind. */
export interface FigureOptions extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /**
   * `sm` fits the front of a card: its drawing is 6.75rem high unless its text needs more. `lg` is as high as it needs
   * to be, and adds axis labels, the method, and the numbers as a table.
   * @default 'lg'
   */
  size?: (typeof figureSizes)[number] | undefined;
  /**
   * The finding in a few words. It becomes the title, and the figure's own title, which names the measure, becomes the
   * subtitle.
   * @default the figure's own title
   */
  headline?: string | undefined;
  /**
   * Any CSS colour, for the owner's marks. It is made darker or lighter where the surface requires that.
   * @default the ink of the text
   */
  color?: string | undefined;
  /**
   * Replaces the method and the numbers below a large drawing.
   * @default the method, and the numbers as a table that opens
   */
  below?: React.ReactNode;
}

export interface FigureFrameProps extends Omit<FigureOptions, 'children'> {
  /** The title, finding, method and numbers. */
  figure: DescribedFigure;
  /**
   * What is measured, in more words than the figure's title.
   * @default the figure's title
   */
  measure?: string | undefined;
  /** The drawing, in the colours of `mark`, hidden from assistive technology, which reads the finding instead. */
  children: React.ReactNode;
}

/** The title above a figure's drawing, and the texts below the drawing. */
export function FigureFrame({
  figure,
  size = 'lg',
  headline,
  measure = figure.title,
  color,
  below,
  style,
  className,
  children,
  ...rest
}: FigureFrameProps) {
  const method = <ReadingText className={styles.method}>{figure.method}</ReadingText>;
  return (
    <figure
      {...rest}
      data-size={size}
      style={{ ...style, ...(color && customProperties({ '--pf-mark': color })) }}
      className={cx(styles.root, color && styles.colored, className)}
    >
      <figcaption dir="auto" className={styles.caption}>
        {headline && <span className={cx(displayText, styles.headline)}>{headline}</span>}
        <span className={headline ? axisLabel : styles.title}>{measure}</span>
      </figcaption>
      <div data-drawing="" className={styles.drawing}>
        <span role="img" aria-label={figure.finding} className={styles.finding} />
        {children}
      </div>
      {size === 'lg' && (
        <ErrorBoundary fallback={method}>
          {below ?? (
            <>
              {method}
              <FigureNumbers figure={figure} />
            </>
          )}
        </ErrorBoundary>
      )}
    </figure>
  );
}
