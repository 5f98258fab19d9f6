import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import * as styles from './Entry.css.ts';

export interface EntryProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** Its name as it was published or given: the third-level heading. */
  title: string;
  /** Address with more about it; the title links there, in a new tab. */
  href?: string | undefined;
  /** The date as readers see it, such as `Oct 2024`: above the title, or left of it in a wide `EntryList`. */
  date?: string | undefined;
  /** The publisher or the giver, or other words that belong to the title. */
  byline?: string | undefined;
  /** More about it, in a sentence or a paragraph. */
  text?: string | undefined;
}

/** A smaller entry of a résumé than a position or a degree: a publication, an award, an interest. */
export function Entry({ title, href, date, byline, text, className, ...rest }: EntryProps) {
  // A title may be in another language than the page.
  const name = <bdi>{title}</bdi>;
  return (
    <article {...rest} className={cx(styles.root, className)}>
      {date && <p className={cx(axisLabel, styles.date)}>{date}</p>}
      <div className={styles.words}>
        <h3 className={cx(displayText, styles.title)}>
          {href ? (
            <Link href={href} external>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {byline && (
          <p className={styles.byline}>
            <bdi>{byline}</bdi>
          </p>
        )}
        {text && (
          <p className={styles.text}>
            <bdi>{text}</bdi>
          </p>
        )}
      </div>
    </article>
  );
}
