import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../styles/cx.ts';
import { LinkedHeading } from '../heading/LinkedHeading.tsx';
import * as styles from './Section.css.ts';

/** `md` for a part of the page, `sm` for a label above a row of controls. */
export const sectionSizes = ['sm', 'md'] as const;
export type SectionSize = (typeof sectionSizes)[number];

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The second-level heading, which names the section for assistive technology. */
  heading: ReactNode;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /** Gives the section its own address: a small `#` next to the heading links to it. */
  id?: string | undefined;
  /**
   * `sm` gives the heading the look of an axis label, close to the row of controls below it.
   * @default 'md'
   */
  size?: SectionSize;
  /**
   * Leaves the section out in print, for content that nobody can use on paper.
   * @default false
   */
  screenOnly?: boolean;
}

/** A part of a page: a hairline, a second-level heading and content. */
export function Section({
  heading,
  intro,
  id,
  size = 'md',
  screenOnly = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      id={id}
      className={cx(styles.sizes[size], screenOnly && styles.screenOnly, className)}
    >
      <div className={styles.head}>
        <LinkedHeading id={headingId} target={id} className={styles.heading[size]}>
          {heading}
        </LinkedHeading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
