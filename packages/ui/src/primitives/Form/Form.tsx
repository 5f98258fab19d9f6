import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './Form.css.ts';

export interface FormProps extends ComponentProps<'form'> {
  /**
   * Whether the form checks its fields itself. The browser's own checks are then off as soon as `onSubmit` works.
   * Without a script, they are the only ones.
   * @default false
   * @selector `[data-checks-itself]` While `noValidate` is false, nothing handles a submit yet, so the start script may
   * keep it.
   */
  checksItself?: boolean;
}

/** A form. It has `FormFields` that end with `FormActions`, then a `FormNote` and messages about them. */
export function Form({ checksItself = false, className, ref, ...rest }: FormProps) {
  const ownRef = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLFormElement);
  // Runs in the commit that hydrates the form. If `noValidate` were rendered, a press between the two would open the
  // browser's bubble.
  useLayoutEffect(() => {
    if (checksItself && ownRef.current) ownRef.current.noValidate = true;
  }, [checksItself]);
  return (
    <form
      {...rest}
      ref={ownRef}
      data-checks-itself={checksItself ? '' : undefined}
      className={cx(styles.form, className)}
    />
  );
}

export type FormFieldsProps = ComponentProps<'fieldset'>;

/** The controls of a form. `disabled` disables all of them, including the submit button. */
export function FormFields({ className, ...rest }: FormFieldsProps) {
  return <fieldset {...rest} className={cx(styles.fields, className)} />;
}

export type FormColumnsProps = ComponentProps<'div'>;

/** Fields in two columns where there is room. An odd one at the end takes the whole row. */
export function FormColumns({ className, ...rest }: FormColumnsProps) {
  return <div {...rest} className={cx(styles.columns, className)} />;
}

export type FormActionsProps = ComponentProps<'div'>;

/** The button that submits a form, and next to it the information that visitors need before pressing it. */
export function FormActions({ className, ...rest }: FormActionsProps) {
  return <div {...rest} className={cx(styles.actions, className)} />;
}

export interface FormNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Words in parts separated with ` | `. The line breaks at these bars first. */
  children: string;
}

/** A quiet line about the form, such as when to expect an answer. */
export function FormNote({ className, children, ...rest }: FormNoteProps) {
  return (
    <p {...rest} className={cx(axisLabel, styles.note, className)}>
      {children.match(/.+?(?:\|\s|$)/g)?.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

export type FormFallbackProps = ComponentProps<'p'>;

/**
 * Explains how to send a form without its script, if there is no script or it couldn't be loaded. It is announced when
 * it appears.
 * @selector `[data-plain]` On the document: there is no script, and none is loading.
 */
export function FormFallback({ className, ...rest }: FormFallbackProps) {
  return <p role="alert" {...rest} className={cx(styles.fallback, className)} />;
}
