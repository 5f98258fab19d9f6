import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import * as styles from './Form.css';

export type FormProps = ComponentProps<'form'>;

/** A form of one column: `FormFields`, then what is said about them. */
export function Form({ className, ...rest }: FormProps) {
  return <form {...rest} className={cx(styles.form, className)} />;
}

export type FormFieldsProps = ComponentProps<'fieldset'>;

/** The controls of a form; `disabled` disables them all, the submit button included. */
export function FormFields({ className, ...rest }: FormFieldsProps) {
  return <fieldset {...rest} className={cx(styles.fields, className)} />;
}
