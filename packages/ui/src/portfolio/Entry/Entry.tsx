import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import * as styles from './Entry.css.ts';

export interface EntryProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** Its name as it was published or given. It is the third-level heading. */
  title: string;
  /** Address of a page about it. The title links there, in a new tab. */
  href?: string | undefined;
  /** The date as readers see it, such as `Oct 2024`. It is above the title, or left of it in a wide `EntryList`. */
  date?: string | undefined;
  /** The publisher or the giver, or other words that belong to the title. */
  byline?: string | undefined;
  /** More about it, in a sentence or a paragraph. */
  text?: string | undefined;
}

/** A publication, an award or an interest: an entry of a résumé that is smaller than a position or a degree. */
export function Entry({ title, href, date, byline, text, className, ...rest }: EntryProps) {
  // A title may be in a language with another writing direction than the page.
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
