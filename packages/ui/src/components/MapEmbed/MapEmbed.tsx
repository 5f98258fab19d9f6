import { type ComponentProps, useRef, useState } from 'react';
import { useNearWindow } from '../../hooks/useNearWindow';
import { cx } from '../../styles/cx';
import { axisLabel } from '../../styles/text.css';
import { Link } from '../Link';
import * as styles from './MapEmbed.css';

/** How far from the window the map begins to load, in px. */
const NEAR = 300;

export interface MapEmbedProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** What the map shows; names the frame for assistive technology. */
  title: string;
  /** Address of the embedded map, loaded only when it comes near the window. */
  embedUrl: string;
  /** Address of the map as a page of its own; opens in a new tab. */
  linkUrl: string;
}

/**
 * A map of somebody else's, and a plain link to it for whoever does not get the frame: without a
 * script nothing is embedded. Until the map is there, its ground is an empty chart.
 *
 * @selector [data-state="waiting" | "loading" | "loaded"] of the frame
 */
export function MapEmbed({ title, embedUrl, linkUrl, className, ...rest }: MapEmbedProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const isNear = useNearWindow(frameRef, NEAR);
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <figure {...rest} className={cx(styles.root, className)}>
      <div className={styles.ground}>
        <iframe
          ref={frameRef}
          title={title}
          src={isNear ? embedUrl : undefined}
          loading="lazy"
          referrerPolicy="no-referrer"
          // An empty frame loads as well.
          onLoad={() => setIsLoaded(isNear)}
          data-state={isNear ? (isLoaded ? 'loaded' : 'loading') : 'waiting'}
          className={styles.frame}
        />
      </div>
      <figcaption className={axisLabel}>
        <Link href={linkUrl} external className={styles.link}>
          {title}
        </Link>
      </figcaption>
    </figure>
  );
}
