import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../styles/cx';
import { displayText } from '../../styles/text.css';
import * as styles from './Section.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The second-level heading; names the section for assistive technology. */
  heading: ReactNode;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
}

/** A part of a page: a hairline, a second-level heading, content. */
export function Section({ heading, intro, className, children, ...rest }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} className={cx(styles.section, className)}>
      <div className={styles.head}>
        <h2 id={headingId} className={cx(displayText, styles.heading)}>
          {heading}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
