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
  /** The quantity measured, such as `Battery`. For assistive technology: write it next to the scale as well. */
  label: string;
  /**
   * Any CSS colour for the dot, made lighter or darker where it would be hard to see; `inherit` for the `--pf-mark` of
   * the place around it, which scales of one group have in common.
   * @default the colour of text
   */
  color?: string | undefined;
  /**
   * Of dot and number; the width is that of its place.
   * @default 'md'
   */
  size?: ScaleSize;
}

/**
 * A value as a dot on an axis from 0 to 100, with its number (ARIA role `meter`, whose bounds are 0 and 100 by default). Scales of the same
 * width, one below the other, are a dot plot: their lines join into its grid. The axis always begins
 * at zero, so that the length of the stem is true.
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
      {/* In right-to-left text, the sign would otherwise come before the number. */}
      <bdi dir="ltr" className={cx(size === 'lg' ? displayText : axisLabel, styles.number[size])}>
        {number}
      </bdi>
    </div>
  );
}

export interface ScaleAxisProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * That of the scales.
   * @default 'md'
   */
  size?: ScaleSize;
}

/** The labels of the axis that the scales above or below have in common. Drawing only. */
export function ScaleAxis({ size = 'md', className, ...rest }: ScaleAxisProps) {
  const formats = useFormats();
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.root[size], className)}>
      <span className={cx(axisLabel, styles.labels)}>
        {['0', '50', writePercent(100, formats)].map((text) => (
          <bdi key={text} dir="ltr" className={styles.label}>
            {text}
          </bdi>
        ))}
      </span>
    </div>
  );
}

export type ScaleGapProps = Omit<ComponentProps<'div'>, 'children'>;

/** The place of a scale without a value: the lines of the dot plot's grid go on. Drawing only. */
export function ScaleGap({ className, ...rest }: ScaleGapProps) {
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.root.md, className)}>
      <span className={cx(styles.drawing, styles.empty)} />
    </div>
  );
}
