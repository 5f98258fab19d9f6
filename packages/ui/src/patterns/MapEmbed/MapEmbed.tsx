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
  /** The map's subject. It names the frame for assistive technology. */
  title: string;
  /** Address of the embedded map. */
  embedUrl: string;
  /** Address of the map as a page of its own, which opens in a new tab. */
  linkUrl: string;
  /**
   * Who runs the map's server. Set it to ask visitors first: nothing is requested from that server before they press
   * "Show map".
   * @default undefined, for a map that loads without asking once a part of its place is in the window
   */
  askFor?: string | undefined;
}

/**
 * A map from another site. Without a script nothing is embedded, so a plain link leads to the map. Until the map has
 * loaded, an empty chart shows that it is loading, or asks the visitor. If the map fails, the chart says so and offers
 * a retry.
 *
 * @selector [data-state="waiting" | "loading" | "loaded"] of the frame; a failed map has no frame
 */
export function MapEmbed({ title, embedUrl, linkUrl, askFor, className, ...rest }: MapEmbedProps) {
  const groundRef = useRef<HTMLDivElement>(null);
  const words = useWords(map);
  const isSeen = useSeen(groundRef);
  const [isAllowed, setIsAllowed] = useState(false);
  const isWanted = askFor === undefined ? isSeen : isAllowed;
  const { state, wasRetried, retry, onFrameLoad } = useMap(embedUrl, isWanted);
  const isAsking = state === 'waiting' && askFor !== undefined;
  /** The button disappears when it is pressed, but the focus stays there, so Tab goes on into the map. */
  const button = (label: string, onPress: () => void): ReactNode => (
    <Button
      variant="outline"
      size="sm"
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
            // An empty frame also fires the event.
            onLoad={onFrameLoad}
            // While a frame is loading, Chromium loses the focus when it moves through.
            inert={state !== 'loaded'}
            data-state={state}
            className={styles.frame}
          />
        )}
        {state !== 'loaded' && (
          <div className={cx(axisLabel, styles.note)}>
            <p className={styles.label}>{title}</p>
            {/* The outcome is announced only to visitors who asked for the map, or for a retry. */}
            <p
              role={isAllowed || wasRetried ? 'status' : undefined}
              className={styles.onlyWithScript}
            >
              {isAsking && words.ask(askFor)}
              {/* The text is the same before and during loading, because another text would shift the note. */}
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
