import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../../styles/cx.ts';
import { button, face } from './Button.css.ts';
import { ButtonLabel } from './ButtonLabel.tsx';
import type { ButtonLook } from './buttonLook.ts';
import { ProgressRing } from './ProgressRing.tsx';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Whether what it started is still going on. The button keeps the focus and its width, is announced
   * as busy and disabled, and a press does nothing and sends no form.
   * @default false
   * @selector [data-state="idle" | "loading"]
   */
  loading?: boolean;
  /**
   * The label while `loading`, such as `Sending...`. The button is always wide enough for it. Without
   * it, the progress ring covers the label, which is still announced.
   */
  loadingLabel?: string | undefined;
}

/** As on a disabled button, no handler gets the press. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Does something on this page. To go to another one, use `ButtonLink`. */
export function Button({
  variant = 'solid',
  size = 'md',
  icon,
  shortLabel,
  loading = false,
  loadingLabel,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
      type={type}
      data-state={loading ? 'loading' : 'idle'}
      onClick={loading ? ignore : onClick}
      className={cx(button({ variant, size }), className)}
    >
      <span className={face.label} aria-hidden={loading && loadingLabel ? true : undefined}>
        <ButtonLabel icon={icon} shortLabel={shortLabel}>
          {children}
        </ButtonLabel>
      </span>
      {(loading || loadingLabel) && (
        <span className={face.progress}>
          <ProgressRing />
          {loadingLabel}
        </span>
      )}
    </button>
  );
}
