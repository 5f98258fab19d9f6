import { zone } from '@portfolio/words';
import { type ComponentProps, useEffect, useState } from 'react';
import { whenIdle } from '../../hooks/whenIdle.ts';
import { cx } from '../../styles/cx.ts';
import { factText } from '../../styles/text.css.ts';
import { untilNextMinute, type ZoneTime, zoneName, zoneTime } from '../../text/zoneTime.ts';
import { useFormats, useWords } from '../../words/index.ts';
import * as styles from './LocalTime.css.ts';

export interface LocalTimeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The zone's IANA name, such as `Asia/Kolkata`. */
  timeZone: string;
}

/**
 * The present time in somebody's zone, and its difference from the visitor's time. It appears when the browser is idle,
 * and is updated every minute. Without a script, on paper, and in browsers that don't know the zone, it shows the
 * zone's name, such as 'Kolkata time'.
 *
 * @selector [data-state="waiting" | "ready"]
 */
export function LocalTime({ timeZone, className, ...rest }: LocalTimeProps) {
  const words = useWords(zone);
  const formats = useFormats();
  const [shown, setShown] = useState<ZoneTime>();
  useEffect(() => {
    let stop: () => void;
    const show = () => {
      const now = Date.now();
      setShown(zoneTime(timeZone, now, { words, formats }));
      const timer = setTimeout(follow, untilNextMinute(now));
      stop = () => clearTimeout(timer);
    };
    // Making a browser's first formatter takes up to 95 ms.
    const follow = () => {
      stop = whenIdle(show);
    };
    follow();
    return () => stop();
  }, [timeZone, words, formats]);
  return (
    <span {...rest} data-state={shown ? 'ready' : 'waiting'} className={cx(styles.root, className)}>
      <span className={styles.zone}>{zoneName(timeZone, words)}</span>
      {shown && (
        <span className={styles.time}>
          <span>{shown.time}</span> <span className={factText}>{shown.difference}</span>
        </span>
      )}
    </span>
  );
}
