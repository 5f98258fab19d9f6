import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { SkillIcon } from '../SkillTile/index.ts';
import * as styles from './SpotlightCarousel.css.ts';
import type { SpotlightItem } from './SpotlightSlide.tsx';

interface ChoicesProps {
  /** The name of the group, such as `Choose a skill`. */
  label: string;
  current: number;
  onChoose: (index: number) => void;
}

/** Dots on an axis, each named after its slide. Each name is there once. */
export function Dots({
  label,
  names,
  current,
  onChoose,
}: ChoicesProps & { names: readonly string[] }) {
  return (
    <div role="group" aria-label={label} className={styles.axis}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-current={index === current}
          className={styles.dot}
          onClick={() => onChoose(index)}
        >
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

/** The skills on an axis, each as one button with icon, name and dot. */
export function Thumbnails({
  label,
  items,
  current,
  onChoose,
}: ChoicesProps & { items: readonly SpotlightItem[] }) {
  return (
    <div role="group" aria-label={label} className={cx(styles.axis, styles.thumbnails)}>
      {items.map(({ name, icon, color }, index) => (
        <button
          key={name}
          type="button"
          aria-current={index === current}
          className={cx(styles.dot, styles.thumbnail)}
          onClick={() => onChoose(index)}
        >
          <SkillIcon name={name} icon={icon} color={color} />
          <span className={cx(axisLabel, styles.thumbnailName)}>{name}</span>
        </button>
      ))}
    </div>
  );
}
