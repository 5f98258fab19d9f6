import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../../styles/cx.ts';
import type { IconName } from '../Icon/index.ts';
import * as styles from './Button.css.ts';
import { ButtonLabel } from './ButtonLabel.tsx';

/** One `solid` per view for the main action, `outline` for the others, `quiet` for rare ones. */
export const buttonVariants = ['solid', 'outline', 'quiet'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights: 32, 44 and 52 px at the default text size. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** Props that `Button` and `ButtonLink` share. */
export interface ButtonLook {
  /**
   * How much it stands out: `solid` for the main action, `outline` for the others, `quiet` for rare ones.
   * @default 'solid'
   */
  variant?: ButtonVariant;
  /**
   * Its height at the default text size: 32, 44 or 52 px. Use `sm` only for a button that nobody touches, or that has
   * nothing close to it.
   * @default 'md'
   */
  size?: ButtonSize;
  /**
   * The name of an icon before the label. Decoration only.
   * @default undefined, for none
   */
  icon?: IconName | undefined;
  /**
   * A part of the label that replaces it in a window narrower than 640 px. Assistive technology always reads the whole
   * label.
   */
  shortLabel?: string | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Whether the button's action is still running. The button keeps the focus and its width, and is announced as busy
   * and disabled. A press does nothing and submits no form.
   * @default false
   * @selector [data-state="idle" | "loading"]
   */
  loading?: boolean;
  /**
   * The label while `loading`, such as `Sending...`. The button is always wide enough for it. Without it, the progress
   * ring covers the label, which is still announced.
   */
  loadingLabel?: string | undefined;
}

/** An open ring. It turns, except with reduced motion. */
function ProgressRing() {
  return (
    <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" className={styles.ring}>
      <circle cx="8" cy="8" r="6.25" strokeWidth="1.5" opacity="0.35" />
      <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" strokeWidth="2" />
    </svg>
  );
}

/** No handler receives the press, as on a disabled button. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Starts an action on this page. To go to another page, use `ButtonLink`. */
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
      className={cx(styles.button, styles.variants[variant], styles.sizes[size], className)}
    >
      <ButtonLabel icon={icon} shortLabel={shortLabel} hidden={loading && Boolean(loadingLabel)}>
        {children}
      </ButtonLabel>
      {(loading || loadingLabel) && (
        <span className={styles.face.progress}>
          <ProgressRing />
          {loadingLabel}
        </span>
      )}
    </button>
  );
}
