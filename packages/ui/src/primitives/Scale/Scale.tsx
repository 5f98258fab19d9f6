import type { ComponentProps } from 'react';
import { assertProp } from '../../assertProp.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Scale.css.ts';

export interface ScaleProps extends ComponentProps<'div'> {
  /** The position of the dot, in percent from 0 to 100. */
  value: number;
  /** What is measured, such as `Battery`. */
  label: string;
}

/** A value as a dot on an axis from 0 to 100, with its number (ARIA role `meter`). */
export function Scale({ value, label, className, ...rest }: ScaleProps) {
  assertProp(value >= 0 && value <= 100, 'Scale', 'value', `isn't a percentage: ${value}`);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={`${value} %`}
      {...rest}
      className={cx(styles.root, className)}
    >
      <span aria-hidden="true" className={styles.axis}>
        <span
          className={styles.dot}
          style={customProperties({ '--pf-scale-value': String(value) })}
        />
      </span>
      <span className={axisLabel}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {/* In right-to-left text, the sign would otherwise come before the number. */}
        <bdi dir="ltr">{value} %</bdi>
      </span>
    </div>
  );
}
