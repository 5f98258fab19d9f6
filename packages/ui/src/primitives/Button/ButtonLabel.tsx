import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

interface ButtonLabelProps extends Pick<ButtonLook, 'icon' | 'shortLabel'> {
  /** Whether assistive technology skips it. */
  hidden?: boolean;
  /** Whether an arrow follows the words. */
  external?: boolean | undefined;
  children: ReactNode;
}

/** The icon and the words of a button, and an arrow if it leads to another site. */
export function ButtonLabel({ icon, shortLabel, hidden, external, children }: ButtonLabelProps) {
  return (
    <span className={styles.face.label} aria-hidden={hidden || undefined}>
      {icon && <Icon name={icon} size="1.25em" />}
      {/* The text is in an element, because a translator may replace a text node, and React could no longer change
          it. */}
      <span className={shortLabel && styles.longLabel}>{children}</span>
      {shortLabel && (
        <span aria-hidden="true" className={styles.shortLabel}>
          {shortLabel}
        </span>
      )}
      {external && <Icon name="external" size="1em" className={styles.externalMark} />}
    </span>
  );
}
