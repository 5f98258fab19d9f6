import type { ComponentProps } from 'react';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { Picture, type PictureProps } from '../../primitives/Picture/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { initialsOf, PERSONAL_INITIALS } from '../../text/initialsOf.ts';
import { portraitSize } from '../../tokens/scales.ts';
import * as styles from './Portrait.css.ts';

export interface PortraitProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. Its initials show if there is no picture, or if it fails to load. */
  name: string;
  /** The picture with its text alternative. */
  picture?: Pick<PictureProps, 'alt' | 'placeholder' | 'sources' | 'src'> | undefined;
}

/** A person's picture in a circle of 40 px. */
export function Portrait({ name, picture, className, ...rest }: PortraitProps) {
  const { hasFailed, imageProps } = useImageFailure(picture?.src);
  return (
    <span {...rest} className={cx(displayText, styles.root, className)}>
      {picture && !hasFailed ? (
        <Picture
          {...picture}
          {...imageProps}
          src={picture.src}
          width={portraitSize}
          height={portraitSize}
          sizes={`${portraitSize}px`}
          // Lazy loading requests the picture after the page has been laid out, so that text and styles come first.
          loading="lazy"
          fetchPriority="low"
          className={styles.picture}
          // A picture may fail before hydration, when only CSS can show the initials.
          data-initials={initialsOf(name, PERSONAL_INITIALS)}
        />
      ) : (
        <span aria-hidden="true" className={styles.monogram}>
          {initialsOf(name, PERSONAL_INITIALS)}
        </span>
      )}
    </span>
  );
}
