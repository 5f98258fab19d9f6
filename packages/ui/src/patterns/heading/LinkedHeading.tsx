import { common } from '@portfolio/words';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './LinkedHeading.css.ts';

/** Forbids a line break. */
const WORD_JOINER = '\u2060';

interface LinkedHeadingProps {
  /** The heading's own id, for `aria-labelledby`. */
  id: string;
  /** The id of the section. If it is set, a small `#` next to the heading links to it. */
  target: string | undefined;
  /** The class that sets the size. */
  className: string;
  children: ReactNode;
}

/** A second-level heading with a link to its own section. */
export function LinkedHeading({ id, target, className, children }: LinkedHeadingProps) {
  const anchorId = `${id}-anchor`;
  const words = useWords(common);
  return (
    <div className={cx(displayText, styles.line, className)}>
      <h2 id={id} className={styles.heading}>
        {children}
      </h2>
      {target && (
        <a href={`#${target}`} aria-labelledby={`${anchorId} ${id}`} className={styles.anchor}>
          <VisuallyHidden id={anchorId}>{words.linkToSection}</VisuallyHidden>
          {/* Joined to the last word, so that the `#` is never alone on a line. */}
          <span aria-hidden="true">{`${WORD_JOINER}#`}</span>
        </a>
      )}
    </div>
  );
}
