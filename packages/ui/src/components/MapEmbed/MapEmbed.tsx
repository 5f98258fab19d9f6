import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import { axisLabel } from '../../styles/text.css';
import { Link } from '../Link';
import * as styles from './MapEmbed.css';

export interface MapEmbedProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** What the map shows; names the frame for assistive technology. */
  title: string;
  /** Address of the embedded map, loaded only when it comes near the window. */
  embedUrl: string;
  /** Address of the map as a page of its own; opens in a new tab. */
  linkUrl: string;
}

/** A map of somebody else's, and a plain link to it for whoever does not get the frame. */
export function MapEmbed({ title, embedUrl, linkUrl, className, ...rest }: MapEmbedProps) {
  return (
    <figure {...rest} className={cx(styles.root, className)}>
      <iframe
        title={title}
        src={embedUrl}
        loading="lazy"
        referrerPolicy="no-referrer"
        className={styles.frame}
      />
      <figcaption className={axisLabel}>
        <Link href={linkUrl} external>
          {title}
        </Link>
      </figcaption>
    </figure>
  );
}
