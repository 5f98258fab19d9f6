import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './Celebration.css.ts';
import { CELEBRATION_MS, CELEBRATION_STARS, placeStars } from './placeStars.ts';

export interface CelebrationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** True starts the stars, and false removes them. They also end by themselves. */
  active: boolean;
}

/**
 * Stars that fall over the window. They are decoration: they take no clicks, and assistive technology skips them. With
 * reduced motion there are none.
 */
export function Celebration({ active, className, ...rest }: CelebrationProps) {
  const isStill = useReducedMotion();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setHasEnded(true), CELEBRATION_MS);
    return () => {
      clearTimeout(timer);
      setHasEnded(false);
    };
  }, [active]);
  const stars = useMemo(() => (isStill ? [] : placeStars(CELEBRATION_STARS)), [isStill]);
  if (!active || hasEnded) return null;
  return (
    <div {...rest} aria-hidden="true" className={cx(styles.root, className)}>
      {stars.map(({ place, start, size, turn }) => (
        <Icon
          key={place}
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
