import type { ReactNode } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { cx } from '../styles/cx';
import { displayText } from '../styles/text.css';
import * as styles from './LinkedHeading.css';

interface LinkedHeadingProps {
  /** The heading's own id, which names what it heads. */
  id: string;
  /** The id of what it heads; where there is one, a small `#` beside the heading links to it. */
  target: string | undefined;
  className: string;
  children: ReactNode;
}

/** A second-level heading that offers the address of its part of the page. */
export function LinkedHeading({ id, target, className, children }: LinkedHeadingProps) {
  const anchorId = `${id}-anchor`;
  return (
    <div className={styles.line}>
      <h2 id={id} className={cx(displayText, className)}>
        {children}
      </h2>
      {target && (
        <a href={`#${target}`} aria-labelledby={`${anchorId} ${id}`} className={styles.anchor}>
          <VisuallyHidden id={anchorId}>Link to this section:</VisuallyHidden>
          <span aria-hidden="true">#</span>
        </a>
      )}
    </div>
  );
}
