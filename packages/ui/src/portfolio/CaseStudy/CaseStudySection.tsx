import { type ComponentProps, type ReactNode, useId } from 'react';
import { LinkedHeading } from '../../patterns/heading/LinkedHeading.tsx';
import { cx } from '../../styles/cx.ts';
import * as styles from './CaseStudy.css.ts';

export interface CaseStudySectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The second-level heading. Leave it out if the text just continues. */
  heading?: ReactNode;
  /** Gives the section its own address: a small `#` next to the heading links to it. */
  id?: string | undefined;
  /**
   * Sets the first paragraph larger, in the display face.
   * @default false
   */
  lead?: boolean | undefined;
}

/** A section of a `CaseStudy`: a `Prose`, and a link to the figure if it is about that. */
export function CaseStudySection({
  heading,
  id,
  lead = false,
  className,
  children,
  ...rest
}: CaseStudySectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={heading ? headingId : undefined}
      {...rest}
      id={id}
      data-continued={heading ? undefined : ''}
      data-lead={lead ? '' : undefined}
      className={cx(styles.section, className)}
    >
      {heading && (
        <LinkedHeading id={headingId} target={id} className={styles.heading}>
          {heading}
        </LinkedHeading>
      )}
      {children}
    </section>
  );
}
