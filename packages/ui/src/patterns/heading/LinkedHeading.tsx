import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import * as styles from './LinkedHeading.css.ts';

/** No line breaks where it stands. */
const WORD_JOINER = '\u2060';

interface LinkedHeadingProps {
  /** The heading's own id, which names what it heads. */
  id: string;
  /** The id of what it heads; where there is one, a small `#` beside the heading links to it. */
  target: string | undefined;
  /** Sets the size. */
  className: string;
  children: ReactNode;
}

/** A second-level heading that offers the address of its part of the page. */
export function LinkedHeading({ id, target, className, children }: LinkedHeadingProps) {
  const anchorId = `${id}-anchor`;
  return (
    <div className={cx(displayText, styles.line, className)}>
      <h2 id={id} className={styles.heading}>
        {children}
      </h2>
      {target && (
        <a href={`#${target}`} aria-labelledby={`${anchorId} ${id}`} className={styles.anchor}>
          <VisuallyHidden id={anchorId}>Link to this section:</VisuallyHidden>
          {/* Joined to the last word, whatever it ends in: alone on a line, it would belong to nothing. */}
          <span aria-hidden="true">{WORD_JOINER}#</span>
        </a>
      )}
    </div>
  );
}
