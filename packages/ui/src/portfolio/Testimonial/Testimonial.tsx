import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import * as styles from './Testimonial.css.ts';

export interface TestimonialProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The words, without quotation marks; left out for somebody who can only be asked. */
  text?: string | undefined;
  /** Who said it, with their position; left out if nobody knows. */
  name?: string | undefined;
}

/** Somebody's words about the owner's work, and below them who said it. */
export function Testimonial({ text, name, className, ...rest }: TestimonialProps) {
  return (
    <figure {...rest} className={cx(styles.root, className)}>
      {text && (
        <blockquote className={cx(displayText, styles.text)}>
          <p>
            {/* A quote may be in another language than the page. */}
            <bdi>{text}</bdi>
          </p>
        </blockquote>
      )}
      {name && (
        <figcaption className={text && axisLabel}>
          <bdi>{name}</bdi>
        </figcaption>
      )}
    </figure>
  );
}
