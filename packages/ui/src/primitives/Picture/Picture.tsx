import type { ComponentProps } from 'react';
import * as styles from './Picture.css.ts';

/** One of the formats that a browser can choose from. */
export interface PictureSource {
  /** The media type, such as `image/avif`. A browser that doesn't know it takes the next source. */
  type: string;
  /** Addresses with their widths in px: `a.avif 96w, b.avif 192w`. */
  srcSet: string;
}

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'alt' | 'height' | 'src' | 'width'> {
  /** The address of a format that every browser knows. */
  src: string;
  /** The text alternative; empty for decoration. */
  alt: string;
  /** The picture's largest width in pixels. It reserves the room before the picture loads. */
  width: number;
  /** The picture's largest height in pixels. */
  height: number;
  /** Other formats, the best one first. */
  sources?: readonly PictureSource[] | undefined;
  /** Any CSS colour. It fills the place until the picture has loaded. */
  placeholder?: string | undefined;
}

/**
 * A picture in the best format and size for the visitor's browser, without layout shift. Set `sizes` if it isn't always
 * shown at its `width`.
 */
export function Picture({ sources = [], sizes, placeholder, style, alt, ...rest }: PictureProps) {
  const image = (
    <img {...rest} alt={alt} style={placeholder ? { background: placeholder, ...style } : style} />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes ?? `${rest.width}px`} />
      ))}
      {image}
    </picture>
  );
}
