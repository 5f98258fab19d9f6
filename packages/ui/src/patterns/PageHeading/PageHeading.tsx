import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import * as styles from './PageHeading.css.ts';

export interface PageHeadingProps extends ComponentProps<'div'> {
  /** The page's only first-level heading. It can get the focus after a change of page. */
  heading: ReactNode;
  /** Small things above the heading, such as links to the pages above, or labels. */
  above?: ReactNode;
  /** A summary of the page, in a sentence or two. */
  intro?: ReactNode;
  /**
   * What the page leads with, such as the strongest result. It is next to the heading in a wide window, and below the
   * actions elsewhere.
   */
  lead?: ReactNode;
  /** Facts about the page, such as a `StatisticList`, at the end of the heading's line or below it. */
  facts?: ReactNode;
}

/** The top of a page: its heading, an introduction, and the first actions as children. */
export function PageHeading({
  heading,
  above,
  intro,
  facts,
  lead,
  className,
  children,
  ...rest
}: PageHeadingProps) {
  const words = (
    <>
      {above && <div className={styles.above}>{above}</div>}
      <h1 tabIndex={-1} className={cx(displayText, styles.heading)}>
        {heading}
      </h1>
      {facts}
      {intro && <p className={styles.intro}>{intro}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </>
  );
  return (
    <div
      {...rest}
      data-facts={facts ? '' : undefined}
      className={cx(styles.root, lead ? styles.withLead : undefined, className)}
    >
      {lead ? <div className={styles.words}>{words}</div> : words}
      {lead}
    </div>
  );
}
