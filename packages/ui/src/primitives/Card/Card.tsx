import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The third-level heading, which names the card's subject in a few words. */
  title: ReactNode;
}

/** The frame of a card: a rule, a heading and content. */
export function Card({ title, className, children, ...rest }: CardProps) {
  return (
    <article {...rest} className={cx(styles.card, className)}>
      <h3 className={cx(displayText, styles.title)}>{title}</h3>
      {children}
    </article>
  );
}
