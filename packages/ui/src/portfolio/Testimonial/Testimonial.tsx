import { testimonial } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText, factText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { touchTarget } from '../shared.css.ts';
import * as styles from './Testimonial.css.ts';

export interface TestimonialProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The words, without quotation marks. Leave it out for a person whom visitors can only ask. */
  text?: string | undefined;
  /** Who said it. Leave it out if nobody knows. */
  name?: string | undefined;
  /** Their position and organization, such as `Head of operations, Fjord Ferries`. */
  position?: string | undefined;
  /** Absolute address where visitors can check the words. It opens in a new tab. */
  url?: string | undefined;
}

/**
 * A person's words about the owner's work. Below them are the person's name, and a link where visitors can check the
 * words.
 */
export function Testimonial({ text, name, position, url, className, ...rest }: TestimonialProps) {
  const [check, whose, at] = useWords(testimonial).check(name);
  return (
    <figure {...rest} className={cx(styles.root, className)}>
      {text && (
        <blockquote className={cx(displayText, styles.text)}>
          <p>
            {/* A quote may be in a language with another writing direction than the page. */}
            <bdi>{text}</bdi>
          </p>
        </blockquote>
      )}
      {(name || position || url) && (
        <figcaption className={cx(styles.source, text && factText)}>
          {name && <bdi className={styles.name}>{name}</bdi>}
          {position && <bdi>{position}</bdi>}
          {url && (
            <Link href={url} external className={cx(touchTarget, styles.link)}>
              <span>
                {check}
                <VisuallyHidden>{whose}</VisuallyHidden>
                {at}
                <bdi>{new URL(url).host}</bdi>
              </span>
            </Link>
          )}
        </figcaption>
      )}
    </figure>
  );
}
