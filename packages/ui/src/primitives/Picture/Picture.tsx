import type { ComponentProps } from 'react';
import * as styles from './Picture.css.ts';

/** One format of a picture that a browser may choose. */
export interface PictureSource {
  /** Media type, such as `image/avif`; a browser that does not know it takes the next. */
  type: string;
  /** Addresses with their widths in px: `a.avif 96w, b.avif 192w`. */
  srcSet: string;
}

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'alt' | 'height' | 'src' | 'width'> {
  /** Address of the format that every browser knows. */
  src: string;
  /** The text alternative; empty for decoration. */
  alt: string;
  /** Its largest width in pixels: the place is reserved before the picture loads. */
  width: number;
  /** Its largest height in pixels. */
  height: number;
  /** Other formats, the best first. */
  sources?: readonly PictureSource[] | undefined;
  /** Any CSS colour: fills the place until the picture has loaded. */
  placeholder?: string | undefined;
}

/**
 * A picture in the best format and size for the visitor's browser, without layout shift. `sizes` says how
 * wide it is shown, if that isn't always its `width`.
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
