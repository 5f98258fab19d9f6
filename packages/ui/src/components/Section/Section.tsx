import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../styles/cx';
import { displayText } from '../../styles/text.css';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Section.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The second-level heading; names the section for assistive technology. */
  heading: ReactNode;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /** Makes the section an address of its own: a small `#` beside the heading links to it. */
  id?: string | undefined;
}

/** A part of a page: a hairline, a second-level heading, content. */
export function Section({ heading, intro, id, className, children, ...rest }: SectionProps) {
  const headingId = useId();
  const anchorId = `${headingId}-anchor`;
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      id={id}
      className={cx(styles.section, className)}
    >
      <div className={styles.head}>
        <div className={styles.line}>
          <h2 id={headingId} className={cx(displayText, styles.heading)}>
            {heading}
          </h2>
          {id && (
            <a
              href={`#${id}`}
              aria-labelledby={`${anchorId} ${headingId}`}
              className={styles.anchor}
            >
              <VisuallyHidden id={anchorId}>Link to this section:</VisuallyHidden>
              <span aria-hidden="true">#</span>
            </a>
          )}
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
