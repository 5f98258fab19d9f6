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
   * `aside` is next to or between paragraphs. `banner` closes a page, directly above the footer.
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
 * A highlighted message, such as a principle, an invitation or a closing banner. Its children are the actions. A banner
 * is one row if that fits: the words, then `aside`, tags and actions. One with words and actions alone isn't printed.
 */
export function Callout({
  variant = 'aside',
  heading,
  label,
  text,
  tags = [],
  aside,
  id,
  className,
  children,
  ...rest
}: CalloutProps) {
  const headingId = useId();
  const isInvitation = variant === 'banner' && Boolean(children) && !aside && tags.length === 0;
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      id={id}
      className={cx(styles.root[variant], isInvitation && styles.invitation, className)}
    >
      <div className={styles.words[variant]}>
        {label && <p className={axisLabel}>{label}</p>}
        <LinkedHeading id={headingId} target={id} className={styles.heading}>
          {heading}
        </LinkedHeading>
        {text && <p className={styles.text[variant]}>{text}</p>}
      </div>
      {aside && <div className={styles.words[variant]}>{aside}</div>}
      <TagList tags={tags} aria-label={heading} />
      {children}
    </section>
  );
}
