import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './CardSide.css.ts';

/** The content of one side of a card. */
export interface FlipCardFace {
  /** Any content. A click on it turns the card, unless the click hits a link, a button or a field. */
  content: ReactNode;
  /** What begins the side, next to the button. Give both sides the same, and it doesn't move when the card turns. */
  header?: ReactNode;
  /** Something before the content, such as a figure. In a card as wide as the page, it is next to the content. */
  aside?: ReactNode;
  /** Links at the bottom. They don't turn the card. */
  footer?: ReactNode;
}

export interface CardSideProps extends FlipCardFace, Omit<ComponentProps<'div'>, 'content'> {
  /** The text of the button, which needs room at the end of the first line. */
  button: string;
}

/** A side of a card. */
export const CardSide = ({
  content,
  header,
  aside,
  footer,
  button,
  className,
  ...rest
}: CardSideProps) => (
  <div {...rest} className={cx(styles.side, aside !== undefined && styles.divided, className)}>
    <div className={styles.header} data-button={button}>
      {header}
    </div>
    {aside && <div className={styles.aside}>{aside}</div>}
    <div className={styles.content}>{content}</div>
    {footer && <div className={styles.footer}>{footer}</div>}
  </div>
);
