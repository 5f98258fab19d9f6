import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import * as styles from './PageHeading.css.ts';

export interface PageHeadingProps extends ComponentProps<'div'> {
  /** The page's only first-level heading. It can get the focus after a change of page. */
  heading: ReactNode;
  /** Small things above the heading, such as links to the pages above, or labels. */
  above?: ReactNode;
  /**
   * For the page about the owner, whose `SiteHeader` is `afterHeading`: the words below the heading, such as a job
   * title. In a narrow window they are next to the picture, and each action except the first has a border, and half of
   * the line.
   * @selector [data-byline]
   */
  byline?: string | undefined;
  /**
   * With a `byline`: settings of the site, such as a `ThemeChoice`. In a narrow window they are at the end of the
   * heading's line. Elsewhere the header has them.
   */
  controls?: ReactNode;
  /** A summary of the page, in a sentence or two. */
  intro?: ReactNode;
  /** Content next to the text, such as a picture. In a narrow window, it is next to the introduction only. */
  aside?: ReactNode;
  /** Facts about the page, such as a `StatisticList`, at the end of the heading's line or below it. */
  facts?: ReactNode;
}

/** The top of a page: its heading, an introduction, and the first actions as children. */
export function PageHeading({
  heading,
  above,
  byline,
  controls,
  intro,
  aside,
  facts,
  className,
  children,
  ...rest
}: PageHeadingProps) {
  const title = (
    <h1 tabIndex={-1} className={cx(displayText, styles.heading)}>
      {heading}
    </h1>
  );
  return (
    <div
      {...rest}
      data-above={above ? '' : undefined}
      data-aside={aside ? '' : undefined}
      data-byline={byline ? '' : undefined}
      data-facts={facts ? '' : undefined}
      className={cx(styles.root, className)}
    >
      {above && <div className={styles.above}>{above}</div>}
      {byline ? (
        <div className={styles.title}>
          {title}
          <p className={cx(axisLabel, styles.byline)}>{byline}</p>
          {controls && <div className={styles.controls}>{controls}</div>}
        </div>
      ) : (
        title
      )}
      {facts}
      {intro && <p className={styles.intro}>{intro}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
