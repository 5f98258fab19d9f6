import { map } from '@portfolio/words';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useSeen } from '../../hooks/useSeen.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './MapEmbed.css.ts';
import { useMap } from './useMap.ts';

export interface MapEmbedProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** The map's subject; names the frame for assistive technology. */
  title: string;
  /** Address of the embedded map. */
  embedUrl: string;
  /** Address of the map as a page of its own; opens in a new tab. */
  linkUrl: string;
  /**
   * Whose server the map is on, for visitors who are asked first: nothing is requested from it before they press
   * "Show map".
   * @default undefined, for a map that loads without asking, once part of its place is in the window
   */
  askFor?: string | undefined;
}

/**
 * A map from another site, with a plain link to it for visitors who don't get the frame: without a
 * script nothing is embedded. Until the map has loaded, an empty chart announces it, or asks for it. If
 * it fails, the chart says so and offers a retry.
 *
 * @selector [data-state="waiting" | "loading" | "loaded"] of the frame; one that failed has none
 */
export function MapEmbed({ title, embedUrl, linkUrl, askFor, className, ...rest }: MapEmbedProps) {
  const groundRef = useRef<HTMLDivElement>(null);
  const words = useWords(map);
  const isSeen = useSeen(groundRef);
  const [isAllowed, setIsAllowed] = useState(false);
  const isWanted = askFor === undefined ? isSeen : isAllowed;
  const { state, wasRetried, retry, onFrameLoad } = useMap(embedUrl, isWanted);
  const isAsking = state === 'waiting' && askFor !== undefined;
  /** A button that disappears when it is pressed, but the focus must not: Tab goes on into the map. */
  const button = (label: string, onPress: () => void): ReactNode => (
    <Button
      variant="outline"
      size="sm"
      className={styles.scripted}
      onClick={() => {
        groundRef.current?.focus();
        onPress();
      }}
    >
      {label}
    </Button>
  );
  return (
    <figure {...rest} className={cx(styles.root, className)}>
      <div ref={groundRef} tabIndex={-1} className={styles.ground}>
        {state !== 'failed' && (
          <iframe
            title={title}
            src={isWanted ? embedUrl : undefined}
            loading="lazy"
            referrerPolicy="no-referrer"
            // An empty frame fires it as well.
            onLoad={onFrameLoad}
            // Chromium loses the focus on its way through a frame that is still loading.
            inert={state !== 'loaded'}
            data-state={state}
            className={styles.frame}
          />
        )}
        {state !== 'loaded' && (
          <div className={cx(axisLabel, styles.note)}>
            <p className={styles.label}>{title}</p>
            {/* The outcome is announced only to visitors who asked for the map, or for a retry. */}
            <p role={isAllowed || wasRetried ? 'status' : undefined} className={styles.scripted}>
              {isAsking && words.ask(askFor)}
              {/* The same before and while it loads: other words would shift the note. */}
              {!isAsking && (state === 'failed' ? words.failed : words.loading)}
            </p>
            <noscript>
              <p>{words.notLoaded}</p>
            </noscript>
            {isAsking && button(words.show, () => setIsAllowed(true))}
            {state === 'failed' && button(words.retry, retry)}
          </div>
        )}
      </div>
      <figcaption className={axisLabel}>
        <Link href={linkUrl} external className={styles.link}>
          {title}
        </Link>
      </figcaption>
    </figure>
  );
}
