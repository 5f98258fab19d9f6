import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './CardSide.css.ts';

/** The content of one side of a card. */
export interface FlipCardFace {
  /** Any content. A click on it turns the card, unless the click hits a link, a button or a field. */
  content: ReactNode;
  /** Something before the content, such as a figure. In a wide card, it is next to the content. */
  aside?: ReactNode;
  /** Links at the bottom, next to the button. They don't turn the card. */
  footer?: ReactNode;
}

export interface CardSideProps extends FlipCardFace, Omit<ComponentProps<'div'>, 'content'> {
  /** The text of the button at the end of the side, which needs room there. */
  button?: string;
}

/** A side of a card, or the whole of a card with one side. */
export const CardSide = ({ content, aside, footer, button, className, ...rest }: CardSideProps) => (
  <div {...rest} className={cx(styles.side, aside !== undefined && styles.divided, className)}>
    {aside && <div className={styles.aside}>{aside}</div>}
    <div className={styles.content}>{content}</div>
    {(footer || button) && (
      <div className={styles.footer} data-button={button}>
        {footer}
      </div>
    )}
  </div>
);
