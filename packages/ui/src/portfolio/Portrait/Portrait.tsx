import type { ComponentProps } from 'react';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { Picture, type PictureProps } from '../../primitives/Picture/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { initialsOf } from '../../text/initialsOf.ts';
import { portraitSize } from '../../tokens/scales.ts';
import * as styles from './Portrait.css.ts';

/** The place of a portrait, which sets its size. */
export const portraitSizes = ['header', 'page'] as const;

export interface PortraitProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. Its initials show if there is no picture, or if it fails to load. */
  name: string;
  /** The picture with its text alternative. */
  picture?: Pick<PictureProps, 'alt' | 'placeholder' | 'sources' | 'src'> | undefined;
  /**
   * `page` is 168 px wide and high, large enough to recognise somebody. `header` is 48 px. On a phone they are 88 and
   * 40 px.
   * @default 'page'
   */
  size?: (typeof portraitSizes)[number];
}

/** A person's picture in a circle. */
export function Portrait({ name, picture, size = 'page', className, ...rest }: PortraitProps) {
  const { hasFailed, imageProps } = useImageFailure(picture?.src);
  const pixels = portraitSize[size];
  return (
    <span {...rest} data-size={size} className={cx(displayText, styles.root, className)}>
      {picture && !hasFailed ? (
        <Picture
          {...picture}
          {...imageProps}
          src={picture.src}
          width={pixels}
          height={pixels}
          sizes={`(max-width: 40rem) ${styles.phoneSize[size]}, ${pixels}px`}
          // Lazy loading requests the picture after the page has been laid out, so that text and styles come first.
          loading="lazy"
          fetchPriority="low"
          className={styles.picture}
          // A picture may fail before hydration, when only CSS can show the initials.
          data-initials={initialsOf(name)}
        />
      ) : (
        <span aria-hidden="true" className={styles.monogram}>
          {initialsOf(name)}
        </span>
      )}
    </span>
  );
}
