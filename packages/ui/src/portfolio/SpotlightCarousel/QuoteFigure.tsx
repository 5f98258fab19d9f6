import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import * as styles from './SpotlightCarousel.css.ts';
import type { SpotlightQuote } from './SpotlightItem.ts';

/** A sentence and the project that it is about. */
export function QuoteFigure({ text, project, projectUrl }: SpotlightQuote) {
  return (
    <figure className={styles.quote}>
      <blockquote className={cx(displayText, styles.text)}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={axisLabel}>
        {projectUrl ? (
          <Link href={projectUrl} external className={styles.link}>
            {project}
          </Link>
        ) : (
          <span className={styles.link}>{project}</span>
        )}
      </figcaption>
    </figure>
  );
}
