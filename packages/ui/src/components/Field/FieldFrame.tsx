import { type ReactNode, useId } from 'react';
import { cx } from '../../styles/cx';
import { axisLabel } from '../../styles/text.css';
import * as styles from './Field.css';

/** The states of a field's border: grey, green and red (spec section 4). */
export const fieldStates = ['neutral', 'valid', 'invalid'] as const;
export type FieldState = (typeof fieldStates)[number];

/** What every kind of field takes besides its control's own attributes. */
export interface FieldOwnProps {
  /** The visible label. */
  label: string;
  /** What is wrong with the value; makes the field invalid and is tied to it. */
  error?: string | undefined;
  /**
   * Whether the value stands and keeps its rules.
   * @default false
   */
  valid?: boolean;
}

interface FieldFrameProps extends FieldOwnProps {
  required: boolean | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': boolean;
    'data-state': FieldState;
  }) => ReactNode;
}

/** Label, control and message of one field, tied together. */
export function FieldFrame({ label, error, valid, required, children }: FieldFrameProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.required}>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': errorId,
        'aria-invalid': Boolean(error),
        'data-state': error ? 'invalid' : valid ? 'valid' : 'neutral',
      })}
      <p id={errorId} className={cx(axisLabel, styles.error)}>
        {error}
      </p>
    </div>
  );
}
