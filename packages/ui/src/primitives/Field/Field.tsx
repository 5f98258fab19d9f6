import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { select, textArea } from './Field.css.ts';
import { FieldFrame, type FieldOwnProps } from './FieldFrame.tsx';

export interface TextFieldProps extends FieldOwnProps, ComponentProps<'input'> {}

/** A field with one line. `className`, `ref` and other attributes go to the input. */
export function TextField(props: TextFieldProps) {
  return <FieldFrame {...props}>{(control) => <input {...control} />}</FieldFrame>;
}

export interface SelectFieldProps
  extends FieldOwnProps,
    Omit<ComponentProps<'select'>, 'children'> {
  /** The choices in order. The text of each choice is its value, unless it has both. */
  options: readonly (string | { value: string; label: string })[];
  /** The text of the empty choice, which is first in the list, such as `Choose a topic`. */
  emptyOption: string;
}

/** A field with a list of choices. `className`, `ref` and other attributes go to the select. */
export function SelectField({ options, emptyOption, className, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...rest} className={cx(select, className)}>
      {(control) => (
        <select {...control}>
          <option value="">{emptyOption}</option>
          {options.map((option) => {
            const { value, label } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </select>
      )}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends FieldOwnProps, ComponentProps<'textarea'> {}

/** A field with several lines. `className`, `ref` and other attributes go to the text area. */
export function TextAreaField({ className, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame {...rest} className={cx(textArea, className)}>
      {(control) => <textarea {...control} />}
    </FieldFrame>
  );
}
