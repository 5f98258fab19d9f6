import { type ComponentProps, useEffect, useState } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { untilNextMinute, type ZoneTime, zoneName, zoneTime } from '../../text/zoneTime.ts';
import * as styles from './LocalTime.css.ts';

export interface LocalTimeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The zone's IANA name, such as `Asia/Kolkata`. */
  timeZone: string;
}

/**
 * The present time in somebody's zone, and how far that is from the visitor's. It follows the clock, minute by
 * minute. Without a script, on paper, and in a browser that doesn't know the zone, it is the zone's name:
 * 'Kolkata time'.
 *
 * @selector [data-state="waiting" | "ready"]
 */
export function LocalTime({ timeZone, className, ...rest }: LocalTimeProps) {
  const [shown, setShown] = useState<ZoneTime>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      const now = Date.now();
      setShown(zoneTime(timeZone, now, document.documentElement.lang || undefined));
      timer = setTimeout(follow, untilNextMinute(now));
    };
    follow();
    return () => clearTimeout(timer);
  }, [timeZone]);
  return (
    <span {...rest} data-state={shown ? 'ready' : 'waiting'} className={cx(styles.root, className)}>
      <span className={styles.zone}>{zoneName(timeZone)}</span>
      {shown && (
        <span className={styles.time}>
          {shown.time} <span className={axisLabel}>{shown.difference}</span>
        </span>
      )}
    </span>
  );
}
