import { testimonial } from '@portfolio/words/own/testimonial';
import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { fingerLink } from '../shared.css.ts';
import * as styles from './Testimonial.css.ts';

export interface TestimonialProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The words, without quotation marks; left out for somebody who can only be asked. */
  text?: string | undefined;
  /** Who said it; left out if nobody knows. */
  name?: string | undefined;
  /** Their position and organization, such as `Head of operations, Fjord Ferries`. */
  position?: string | undefined;
  /** Absolute address where visitors can check the words; opens in a new tab. */
  url?: string | undefined;
}

/** Somebody's words about the owner's work; below them who said it, and where to check that. */
export function Testimonial({ text, name, position, url, className, ...rest }: TestimonialProps) {
  const [check, whose, at] = useWords('testimonial', testimonial).check(name);
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
      {(name || position || url) && (
        <figcaption className={cx(styles.source, text && axisLabel)}>
          {name && <bdi className={styles.name}>{name}</bdi>}
          {position && <bdi>{position}</bdi>}
          {url && (
            <Link href={url} external className={cx(fingerLink, styles.link)}>
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
