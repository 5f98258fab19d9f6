import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { moveFocus } from '../moveFocus.ts';
import { SkillIcon } from '../SkillTile/index.ts';
import * as styles from './SpotlightCarousel.css.ts';
import type { SpotlightItem } from './SpotlightSlide.tsx';

interface ChoicesProps {
  /** The name of the group, such as `Choose a quote`. */
  label: string;
  current: number;
  onChoose: (index: number) => void;
}

/** Dots on an axis, each with a name of its own. They are one stop of the Tab key (ARIA pattern Toolbar). */
export function Dots({
  label,
  names,
  current,
  onChoose,
  className,
}: ChoicesProps & { names: readonly string[]; className?: string }) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      onKeyDown={moveFocus}
      className={cx(styles.dots, className)}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
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

/** The skills, each as a button with icon and name. */
export function Thumbnails({
  label,
  items,
  current,
  onChoose,
}: ChoicesProps & { items: readonly SpotlightItem[] }) {
  return (
    <div role="group" aria-label={label} className={styles.columns}>
      {items.map(({ name, icon, color }, index) => (
        <button
          key={name}
          type="button"
          aria-current={index === current}
          className={styles.thumbnail}
          onClick={() => onChoose(index)}
        >
          <SkillIcon name={name} icon={icon} color={color} />
          <span className={cx(axisLabel, styles.thumbnailName)}>{name}</span>
        </button>
      ))}
    </div>
  );
}
