import { writePercent } from '@portfolio/words/formats';
import type { ComponentProps } from 'react';
import { assertProp } from '../../assertProp.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { useFormats } from '../../words/index.ts';
import * as styles from './Scale.css.ts';

/** `md` next to text, `lg` as the figure of a slide. */
export const scaleSizes = ['md', 'lg'] as const;
type ScaleSize = (typeof scaleSizes)[number];

export interface ScaleProps extends Omit<ComponentProps<'div'>, 'color'> {
  /** The position of the dot, in percent from 0 to 100. */
  value: number;
  /**
   * The measured quantity, such as `Battery`. Only assistive technology reads it, so write it next to the scale as
   * well.
   */
  label: string;
  /**
   * Any CSS colour for the dot. It is made lighter or darker if it would be hard to see. `inherit` takes the
   * `--pf-mark` of the elements around it, which scales of one group share.
   * @default the colour of text
   */
  color?: string | undefined;
  /**
   * The size of the dot and the number. The width depends on the scale's place.
   * @default 'md'
   */
  size?: ScaleSize;
}

/**
 * A value as a dot on an axis from 0 to 100, with its number (ARIA role `meter`, whose bounds are 0 and 100 by
 * default). Scales of the same width, one below the other, form a dot plot, and their lines join into a grid. The axis
 * always begins at zero, so that the lengths of the lines compare honestly.
 */
export function Scale({ value, label, color, size = 'md', className, ...rest }: ScaleProps) {
  assertProp(value >= 0 && value <= 100, 'Scale', 'value', `isn't a percentage: ${value}`);
  const number = writePercent(value, useFormats());
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      {...rest}
      className={cx(styles.root[size], className)}
    >
      <span aria-hidden="true" className={styles.drawing}>
        <span
          className={cx(styles.mark, color && styles.colored)}
          style={customProperties({
            '--pf-scale-value': String(value),
            ...(color && color !== 'inherit' && { '--pf-mark': color }),
          })}
        />
      </span>
      {/* In right-to-left text, the percent sign would otherwise come before the number. */}
      <bdi dir="ltr" className={cx(size === 'lg' ? displayText : axisLabel, styles.number[size])}>
        {number}
      </bdi>
    </div>
  );
}

export interface ScaleAxisProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The size of the scales.
   * @default 'md'
   */
  size?: ScaleSize;
}

/**
 * The labels of an axis that the scales above or below share. It is hidden from assistive technology, and its labels are
 * drawn by the styles, so that no announcement of what is around it contains them.
 */
export function ScaleAxis({ size = 'md', className, ...rest }: ScaleAxisProps) {
  const formats = useFormats();
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.root[size], className)}>
      <span className={cx(axisLabel, styles.labels)}>
        {['0', '50', writePercent(100, formats)].map((text) => (
          <bdi key={text} dir="ltr" data-text={text} className={styles.label} />
        ))}
      </span>
    </div>
  );
}

export type ScaleGapProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * Replaces a scale without a value, so that the grid of the dot plot continues. It is hidden from assistive technology.
 */
export function ScaleGap({ className, ...rest }: ScaleGapProps) {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.root.md, className)}>
      <span className={cx(styles.drawing, styles.empty)} />
    </div>
  );
}
