import { type AriaAttributes, type ReactNode, useId, useState } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

/** The states of a field's border: grey, green and red (spec section 4). */
export const fieldStates = ['neutral', 'valid', 'invalid'] as const;
export type FieldState = (typeof fieldStates)[number];

/** Each state has a mark as well as a colour (WCAG 1.4.1). */
const marks: Partial<Record<FieldState, IconName>> = { valid: 'check', invalid: 'alert' };

/** The props of all fields, besides the attributes of their control. */
export interface FieldOwnProps {
  /** The visible label. */
  label: string;
  /** A hint for the visitor, in a line under the label. It is announced with the control, before the error. */
  hint?: string | undefined;
  /**
   * The error of the value, which makes the field invalid. It is announced with the control. An error that appears
   * while the visitor is in the field is announced immediately (WCAG 4.1.3).
   */
  error?: string | undefined;
  /**
   * Whether there is a valid value.
   * @default false
   */
  valid?: boolean;
}

/** The attributes of a control. TypeScript checks only those that the frame reads or sets. */
interface ControlProps extends AriaAttributes {
  /** The control's id. A link to it gives it the focus. */
  id?: string | undefined;
  'data-state'?: FieldState;
  required?: boolean | undefined;
  className?: string | undefined;
}

interface FieldFrameProps extends FieldOwnProps, ControlProps {
  /** Renders the control with the attributes that it gets. */
  children: (control: ControlProps) => ReactNode;
}

/** Connects the label, hint, control and message of one field. */
export function FieldFrame({
  label,
  hint,
  error,
  valid = false,
  id: ownId,
  children,
  ...control
}: FieldFrameProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const [hasFocus, setHasFocus] = useState(false);
  /** The error that was there when the focus came. It was announced with the control. */
  const [heard, setHeard] = useState<string>();
  if (heard !== undefined && heard !== error) setHeard(undefined);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const state = error ? 'invalid' : valid ? 'valid' : 'neutral';
  const mark = marks[state];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of the control inside
    <div
      className={styles.root}
      onFocus={() => {
        setHasFocus(true);
        setHeard(error);
      }}
      onBlur={() => setHasFocus(false)}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
        {control.required && (
          <span aria-hidden="true" className={styles.required}>
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className={axisLabel}>
          {hint}
        </p>
      )}
      <div data-state={state} className={styles.box}>
        {children({
          ...control,
          id,
          'aria-describedby': hint ? `${hintId} ${errorId}` : errorId,
          'aria-invalid': Boolean(error),
          'data-state': state,
          className: cx(styles.control, control.className),
        })}
        {mark && <Icon name={mark} className={styles.mark} />}
      </div>
      {/* If several fields fail together, none is announced, because the focus goes to the first of them. */}
      <p
        id={errorId}
        aria-live={hasFocus && heard === undefined ? 'polite' : 'off'}
        className={cx(axisLabel, styles.error)}
      >
        {error}
      </p>
    </div>
  );
}
