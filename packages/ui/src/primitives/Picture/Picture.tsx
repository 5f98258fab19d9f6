import type { ComponentProps } from 'react';
import * as styles from './Picture.css.ts';

/** One form of a picture that a browser may choose. */
export interface PictureSource {
  /** Media type, such as `image/avif`; a browser that does not know it takes the next. */
  type: string;
  /** Addresses with their densities: `a.avif 1x, b.avif 2x`. */
  srcSet: string;
}

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'alt' | 'height' | 'src' | 'width'> {
  /** Address of the form that every browser knows. */
  src: string;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** In pixels, as shown at most: the place is kept free before the picture comes. */
  width: number;
  /** In pixels. */
  height: number;
  /** Other forms, the best first. */
  sources?: readonly PictureSource[] | undefined;
  /** Any CSS colour: fills the place until the picture is there. */
  placeholder?: string | undefined;
}

/** A picture in the form and density that the visitor's browser does best with, and no layout shift. */
export function Picture({ sources = [], placeholder, style, alt, ...rest }: PictureProps) {
  const image = (
    <img {...rest} alt={alt} style={placeholder ? { background: placeholder, ...style } : style} />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      {image}
    </picture>
  );
}
