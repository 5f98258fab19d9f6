import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../styles/cx';
import { axisLabel, displayText } from '../../styles/text.css';
import { TagList } from '../Tag';
import * as styles from './Callout.css';

/** `aside` stands beside the text, such as a mission; `banner` closes a page. */
export const calloutVariants = ['aside', 'banner'] as const;
export type CalloutVariant = (typeof calloutVariants)[number];

export interface CalloutProps extends ComponentProps<'section'> {
  /** @default 'aside' */
  variant?: CalloutVariant;
  /** The second-level heading; names the callout for assistive technology. */
  heading: string;
  /** A few words above the heading. */
  label?: string;
  text?: ReactNode;
  /** Short labels under the text. */
  tags?: readonly string[];
}

/** Something to stop at: a mission, an invitation, a closing banner. Actions are its children. */
export function Callout({
  variant = 'aside',
  heading,
  label,
  text,
  tags,
  className,
  children,
  ...rest
}: CalloutProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={cx(styles.root({ variant }), className)}
    >
      {label && <p className={axisLabel}>{label}</p>}
      <h2 id={headingId} className={cx(displayText, styles.heading({ variant }))}>
        {heading}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {tags && <TagList tags={tags} aria-label={heading} />}
      {children}
    </section>
  );
}
