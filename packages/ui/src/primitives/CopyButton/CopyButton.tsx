import { common } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useTemporary } from '../../hooks/useTemporary.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CopyButton.css.ts';

/** How long the check mark stays after a copy, in milliseconds (spec section 9). */
const COPIED_MS = 2000;

export interface CopyButtonProps extends Omit<ComponentProps<'span'>, 'children' | 'onCopy'> {
  /** The text that is copied. */
  value: string;
  /** The button's name, such as `Copy email`. Without `labelled`, it shows on hover. */
  label: string;
  /**
   * Whether the label shows next to the icon.
   * @default false
   */
  labelled?: boolean;
  /**
   * Whether it looks like a link in a row of others, with its label.
   * @default false
   */
  quiet?: boolean;
}

/**
 * Copies a text. After a copy, a check mark shows, and the success is announced. Another copy restarts its time. A
 * failure is only logged (spec section 8). Until the page is hydrated, its place stays empty.
 *
 * @selector [data-state="idle" | "copied"]
 */
export function CopyButton({
  value,
  label,
  labelled = false,
  quiet = false,
  className,
  ...rest
}: CopyButtonProps) {
  const isHydrated = useHydrated();
  const words = useWords(common);
  const [isCopied, showCopied] = useTemporary(COPIED_MS);
  const hasLabel = labelled || quiet;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showCopied();
    } catch (error) {
      console.error('The text could not be copied.', error);
    }
  };
  return (
    <span
      {...rest}
      data-state={isCopied ? 'copied' : 'idle'}
      className={cx(styles.root, quiet && styles.inText, className)}
    >
      <button
        type="button"
        title={hasLabel ? undefined : label}
        hidden={!isHydrated}
        onClick={copy}
        className={cx(styles.button, labelled && styles.outlined, quiet && styles.link)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={quiet ? '1em' : '1.25rem'} />
        {hasLabel && label}
      </button>
      <VisuallyHidden role="status">{isCopied && words.copied}</VisuallyHidden>
    </span>
  );
}
