import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './CardSide.css.ts';

/** The content of one side of a card. */
export interface FlipCardFace {
  /** Any content. A click on it turns the card, unless it hits a link, a button or a field. */
  content: ReactNode;
  /** Content before it, such as a figure; next to it where the card is wide. */
  aside?: ReactNode;
  /** Links at the bottom, next to the button; they don't turn the card. */
  footer?: ReactNode;
}

export interface CardSideProps extends FlipCardFace, Omit<ComponentProps<'div'>, 'content'> {
  /** The words of the button at its end, which need room there. */
  button?: string;
}

/** A side of a card, or all of a card that has one. */
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
