import { type ComponentProps, type ReactNode, useId } from 'react';
import { TagList } from '../../primitives/Tag/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { LinkedHeading } from '../heading/LinkedHeading.tsx';
import * as styles from './Callout.css.ts';

export const calloutVariants = ['aside', 'banner'] as const;
export type CalloutVariant = (typeof calloutVariants)[number];

export interface CalloutProps extends ComponentProps<'section'> {
  /**
   * `aside` is next to or between paragraphs. `banner` closes a page and has two columns in a wide window.
   * @default 'aside'
   */
  variant?: CalloutVariant;
  /** The second-level heading; names the callout for assistive technology. */
  heading: string;
  /** A few words above the heading. */
  label?: string;
  /** The message, in a sentence or two. */
  text?: ReactNode;
  /** Short labels under the text. */
  tags?: readonly string[];
  /** Content that a banner shows next to its text, such as a quote. */
  aside?: ReactNode;
  /** Gives the callout its own address: a small `#` next to the heading links to it. */
  id?: string | undefined;
}

/**
 * A highlighted message, such as a principle, an invitation or a closing banner. Its children are the actions.
 *
 * In a wide window, a banner has two columns. The second one holds `aside`, or else the tags and actions, or else the
 * text.
 */
export function Callout({
  variant = 'aside',
  heading,
  label,
  text,
  tags,
  aside,
  id,
  className,
  children,
  ...rest
}: CalloutProps) {
  const headingId = useId();
  const words = text && <p className={styles.text}>{text}</p>;
  const actions = (tags || children) && (
    <>
      {tags && <TagList tags={tags} aria-label={heading} />}
      {children}
    </>
  );
  const beside = aside ?? actions ?? words;
  const isShort = variant === 'banner' && beside === words;
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      id={id}
      className={cx(styles.root[variant], isShort && styles.short, className)}
    >
      <div className={styles.part[variant]}>
        {label && <p className={axisLabel}>{label}</p>}
        <LinkedHeading id={headingId} target={id} className={styles.heading[variant]}>
          {heading}
        </LinkedHeading>
        {beside !== words && words}
        {beside !== actions && actions}
      </div>
      {beside && <div className={styles.part[variant]}>{beside}</div>}
    </section>
  );
}
