import type { ComponentProps } from 'react';
import { assertProp } from '../../assertProp';
import { customProperties } from '../../styles/customProperties';
import { cx } from '../../styles/cx';
import { axisLabel } from '../../styles/text.css';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Scale.css';

export interface ScaleProps extends ComponentProps<'div'> {
  /** Where the dot stands, in percent from 0 to 100. */
  value: number;
  /** What is measured, such as `Proficiency in Python`. */
  label: string;
}

/** A value as a dot on an axis from 0 to 100, with its number (ARIA role `meter`). */
export function Scale({ value, label, className, ...rest }: ScaleProps) {
  assertProp(value >= 0 && value <= 100, 'Scale', 'value', `is a percentage, not ${value}.`);
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
        {/* By itself, the sign would stand before the number in a right-to-left text. */}
        <bdi dir="ltr">{value} %</bdi>
      </span>
    </div>
  );
}
