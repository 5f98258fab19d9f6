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

/** Icon and words of a button, and the arrow of one that leads to another site. */
export function ButtonLabel({ icon, shortLabel, hidden, external, children }: ButtonLabelProps) {
  return (
    <span className={styles.face.label} aria-hidden={hidden || undefined}>
      {icon && <Icon name={icon} size="1.25em" />}
      {/* In an element: under a translator's, React would change a text node next to the icon in vain. */}
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
