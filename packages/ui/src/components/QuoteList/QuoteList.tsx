import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import { axisLabel } from '../../styles/text.css';
import { Link } from '../Link';
import * as styles from './QuoteList.css';

/** A sentence and, where it has one, where it comes from. */
export interface Quote {
  text: string;
  /** What it is about, such as a project's name. */
  source?: string;
  /** Address of the source; opens in a new tab. */
  sourceUrl?: string | undefined;
}

export interface QuoteListProps extends ComponentProps<'ul'> {
  quotes: readonly Quote[];
}

/** Quotes one below the other. */
export function QuoteList({ quotes, className, ...rest }: QuoteListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul {...rest} role="list" className={cx(styles.list, className)}>
      {quotes.map(({ text, source, sourceUrl }) => (
        <li key={text}>
          <figure className={styles.quote}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            {source && (
              <figcaption className={axisLabel}>
                {sourceUrl ? (
                  <Link href={sourceUrl} external>
                    {source}
                  </Link>
                ) : (
                  source
                )}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
