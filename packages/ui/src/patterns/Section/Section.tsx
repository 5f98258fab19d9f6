import { type ComponentProps, type ReactNode, useId } from 'react';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { cx } from '../../styles/cx.ts';
import { LinkedHeading } from '../heading/LinkedHeading.tsx';
import * as styles from './Section.css.ts';

/** `md` for a part of the page, `sm` for a label above a row of controls. */
export const sectionSizes = ['sm', 'md'] as const;
export type SectionSize = (typeof sectionSizes)[number];

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The second-level heading; names the section for assistive technology. */
  heading: ReactNode;
  /** A sentence or two under the heading. */
  intro?: ReactNode;
  /** Gives the section its own address: a small `#` next to the heading links to it. */
  id?: string | undefined;
  /**
   * `sm` sets the heading like the label of an axis, close to the row of controls below it.
   * @default 'md'
   */
  size?: SectionSize;
  /**
   * Hides the heading from view, where the first control says the same.
   * @default false
   */
  headingHidden?: boolean;
  /**
   * Leaves the section out in print, where nobody can use it.
   * @default false
   */
  screenOnly?: boolean;
}

/** A part of a page: a hairline, a second-level heading, content. */
export function Section({
  heading,
  intro,
  id,
  size = 'md',
  headingHidden = false,
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
      className={cx(
        styles.sizes[size],
        headingHidden && styles.headless,
        screenOnly && styles.screenOnly,
        className,
      )}
    >
      <div className={cx(styles.head, headingHidden && hidden)}>
        <LinkedHeading
          id={headingId}
          target={headingHidden ? undefined : id}
          className={styles.heading[size]}
        >
          {heading}
        </LinkedHeading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
