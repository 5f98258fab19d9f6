import type { ComponentProps, ReactNode } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The third-level heading, which names the card's subject in a few words. */
  title: ReactNode;
  /**
   * The colour of the rule above the card, any CSS colour, such as a category's.
   * @default the ink of the text
   */
  mark?: string | undefined;
}

/** The frame of a card: a coloured rule, a heading and content. */
export function Card({ title, mark, className, style, children, ...rest }: CardProps) {
  return (
    <article
      {...rest}
      className={cx(styles.card, className)}
      style={mark ? { ...style, ...customProperties({ '--pf-mark': mark }) } : style}
    >
      <h3 className={cx(displayText, styles.title)}>{title}</h3>
      {children}
    </article>
  );
}
