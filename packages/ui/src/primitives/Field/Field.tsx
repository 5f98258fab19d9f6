import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './Field.css.ts';
import { FieldFrame, type FieldOwnProps } from './FieldFrame.tsx';

export interface TextFieldProps extends FieldOwnProps, ComponentProps<'input'> {}

/** A field of one line. `className`, `ref` and other attributes reach the input. */
export function TextField({
  label,
  hint,
  error,
  valid = false,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, valid }} required={rest.required}>
      {(control) => <input {...rest} {...control} className={cx(styles.control, className)} />}
    </FieldFrame>
  );
}

export interface SelectFieldProps
  extends FieldOwnProps,
    Omit<ComponentProps<'select'>, 'children'> {
  /** The choices, each its own value. */
  options: readonly string[];
  /** The empty choice, first in the list. */
  emptyOption: string;
}

/** A field with a list of choices. `className`, `ref` and other attributes reach the select. */
export function SelectField({
  label,
  hint,
  error,
  valid = false,
  options,
  emptyOption,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, valid }} required={rest.required}>
      {(control) => (
        <select {...rest} {...control} className={cx(styles.control, styles.select, className)}>
          <option value="">{emptyOption}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends FieldOwnProps, ComponentProps<'textarea'> {}

/** A field of several lines. `className`, `ref` and other attributes reach the text area. */
export function TextAreaField({
  label,
  hint,
  error,
  valid = false,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, valid }} required={rest.required}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={cx(styles.control, styles.textArea, className)}
        />
      )}
    </FieldFrame>
  );
}
