import type { ComponentProps } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useTemporary } from '../../hooks/useTemporary.ts';
import { cx } from '../../styles/cx.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CopyButton.css.ts';

/** How long the check mark stays, in milliseconds (spec section 9). */
export const COPIED_MS = 2000;

export interface CopyButtonProps extends Omit<ComponentProps<'span'>, 'children' | 'onCopy'> {
  /** The text that is copied. */
  value: string;
  /** The button's name, such as `Copy email`; also shown on hover. */
  label: string;
  /**
   * Whether the label shows beside the icon.
   * @default false
   */
  labelled?: boolean;
  /**
   * How long the check mark stays after a copy, in milliseconds. Another copy restarts the time.
   * @default 2000
   */
  copiedMs?: number;
  /** Called after a successful copy. */
  onCopied?: () => void;
}

/**
 * Copies a text. Success shows a check mark and is announced; a failure is only logged (spec
 * section 8). Until the page is hydrated, its place stays empty.
 *
 * @selector [data-state="idle" | "copied"]
 */
export function CopyButton({
  value,
  label,
  labelled = false,
  copiedMs = COPIED_MS,
  onCopied,
  className,
  ...rest
}: CopyButtonProps) {
  const isHydrated = useHydrated();
  const [isCopied, showCopied] = useTemporary(copiedMs);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch (error) {
      console.error('The text could not be copied.', error);
      return;
    }
    showCopied();
    onCopied?.();
  };
  return (
    <span
      {...rest}
      data-state={isCopied ? 'copied' : 'idle'}
      className={cx(styles.root({ labelled }), className)}
    >
      <button
        type="button"
        {...(!labelled && { title: label, 'aria-label': label })}
        hidden={!isHydrated}
        onClick={copy}
        className={styles.button({ labelled })}
      >
        <Icon name={isCopied ? 'check' : 'copy'} className={styles.icon} />
        {labelled && label}
      </button>
      <VisuallyHidden role="status">{isCopied && 'Copied'}</VisuallyHidden>
    </span>
  );
}
