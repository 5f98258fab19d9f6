import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps extends ComponentProps<'div'> {
  /**
   * Whether the overlay covers the content. The content then takes no click or touch, and is announced as busy.
   * @selector `[data-state="active"]`, `[data-state="idle"]`
   */
  active: boolean;
  /** The text of the overlay, such as `Loading...`. It is shown, and announced politely. */
  label: string;
}

/**
 * Covers its children while they are being replaced. The children aren't inert: browsers would go through every element
 * twice, and keyboard users would skip the new content.
 */
export function LoadingOverlay({
  active,
  label,
  className,
  children,
  ...rest
}: LoadingOverlayProps) {
  return (
    <div {...rest} data-state={active ? 'active' : 'idle'} className={cx(styles.root, className)}>
      {/* Only the content is busy, not the root, because nothing inside a busy element is announced. */}
      <div aria-busy={active} className={styles.content}>
        {children}
      </div>
      <div role="status" className={styles.overlay}>
        {active && (
          <p className={cx(axisLabel, styles.label)}>
            <span aria-hidden="true" className={styles.axis}>
              <span className={styles.dot} />
            </span>
            {label}
          </p>
        )}
      </div>
    </div>
  );
}
