import { type ComponentProps, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './Celebration.css.ts';
import { placeStars } from './placeStars.ts';

/** How long a celebration lasts, in milliseconds, and how many stars it has (spec section 9). */
export const CELEBRATION_MS = 3000;
export const CELEBRATION_STARS = 50;

export interface CelebrationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Starts the stars when it becomes true; false removes them. */
  active: boolean;
  /**
   * How long the stars fall, in milliseconds; then they are gone, whatever `active` says.
   * @default 3000
   */
  durationMs?: number;
  /**
   * Number of stars.
   * @default 50
   */
  count?: number;
  /** Called when the time is over, even with reduced motion. */
  onEnd?: () => void;
}

/**
 * Stars that fall over the window: decoration that neither the pointer nor assistive technology
 * notices. With reduced motion there are none.
 */
export function Celebration({
  active,
  durationMs = CELEBRATION_MS,
  count = CELEBRATION_STARS,
  onEnd,
  className,
  style,
  ...rest
}: CelebrationProps) {
  const isStill = useReducedMotion();
  const [hasEnded, setHasEnded] = useState(false);
  const end = useEffectEvent(() => {
    setHasEnded(true);
    onEnd?.();
  });
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => end(), durationMs);
    return () => {
      clearTimeout(timer);
      setHasEnded(false);
    };
  }, [active, durationMs]);
  const isFalling = active && !hasEnded && !isStill;
  const stars = useMemo(() => (isFalling ? placeStars(count) : []), [isFalling, count]);
  if (!active || hasEnded) return null;
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={cx(styles.root, className)}
      style={{ ...style, ...customProperties({ '--pf-celebration': `${durationMs}ms` }) }}
    >
      {stars.map(({ place, start, size, turn }, index) => (
        <Icon
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its number
          key={index}
          name="star"
          className={styles.star}
          style={customProperties({
            '--pf-star-place': `${(place * 100).toFixed(2)}%`,
            '--pf-star-start': start.toFixed(3),
            '--pf-star-size': `${(0.75 + size).toFixed(3)}rem`,
            '--pf-star-turn': `${Math.round(turn * 720 - 360)}deg`,
          })}
        />
      ))}
    </div>
  );
}
