import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './Form.css.ts';

export interface FormProps extends ComponentProps<'form'> {
  /**
   * Whether the form checks its fields itself. The browser's own checks are then off from the moment
   * at which `onSubmit` works; without a script, a visitor has only those.
   * @default false
   * @selector `[data-checks-itself]` While `noValidate` is false, nothing listens yet: a submitted form may be kept.
   */
  checksItself?: boolean;
}

/** A form in one column: `FormFields` that end with `FormActions`, then a `FormNote` and messages about them. */
export function Form({ checksItself = false, className, ref, ...rest }: FormProps) {
  const ownRef = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLFormElement);
  // In the commit that hydrates the form. If it were rendered, a press between the two would open the browser's
  // bubble.
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

/** The controls of a form; `disabled` disables them all, the submit button included. */
export function FormFields({ className, ...rest }: FormFieldsProps) {
  return <fieldset {...rest} className={cx(styles.fields, className)} />;
}

export type FormActionsProps = ComponentProps<'div'>;

/** The button that sends a form, and next to it what a visitor should know before pressing it. */
export function FormActions({ className, ...rest }: FormActionsProps) {
  return <div {...rest} className={cx(styles.actions, className)} />;
}

export interface FormNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Words whose parts are separated with ` | `. The line breaks at these bars first. */
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
 * Says how a form is sent that its script hasn't taken over: where there is none, or it couldn't be loaded. Announced
 * when it appears.
 * @selector `[data-plain]` On the document: no script is there or on its way.
 */
export function FormFallback({ className, ...rest }: FormFallbackProps) {
  return <p role="alert" {...rest} className={cx(styles.fallback, className)} />;
}
