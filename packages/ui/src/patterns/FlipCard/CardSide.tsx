import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './CardSide.css.ts';

/** The content of one side of a card. */
export interface FlipCardFace {
  /** Any content. A click on it turns the card, unless the click hits a link, a button or a field. */
  content: ReactNode;
  /** Something before the content, such as a figure. In a wide card, it is next to the content. */
  aside?: ReactNode;
  /** Links at the bottom, next to the button of a front. They don't turn the card. */
  footer?: ReactNode;
  /** A short text at the top of the back of a `tall` card, next to the button. */
  header?: ReactNode;
}

export interface CardSideProps extends FlipCardFace, Omit<ComponentProps<'div'>, 'content'> {
  /** The text of the button, which needs room at the end of the side's last line. */
  button?: string;
  /**
   * Whether the button is in the first line.
   * @default false
   */
  buttonFirst?: boolean;
}

/** A side of a card, or the whole of a card with one side. */
export const CardSide = ({
  content,
  aside,
  footer,
  header,
  button,
  buttonFirst = false,
  className,
  ...rest
}: CardSideProps) => (
  <div {...rest} className={cx(styles.side, aside !== undefined && styles.divided, className)}>
    {buttonFirst && (
      <div className={cx(styles.line, styles.header)} data-button={button}>
        {header}
      </div>
    )}
    {aside && <div className={styles.aside}>{aside}</div>}
    <div className={styles.content}>{content}</div>
    {(footer || (button && !buttonFirst)) && (
      <div
        className={cx(styles.line, styles.footer)}
        data-button={buttonFirst ? undefined : button}
      >
        {footer}
      </div>
    )}
  </div>
);
