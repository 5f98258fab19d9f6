import { useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../hooks/useReducedMotion.ts';
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

/** How long the mark of the current dot slides to another one, in milliseconds. */
const SLIDE_MS = 220;

/** Dots on an axis, each with a name of its own. The mark of the current one slides along. They are one stop of the Tab key (ARIA pattern Toolbar). */
export function Dots({
  label,
  names,
  current,
  onChoose,
  className,
}: ChoicesProps & { names: readonly string[]; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(current);
  useLayoutEffect(() => {
    const [from, to] = [last.current, current].map((index) => ref.current?.children[index]);
    last.current = current;
    if (!from || !to || from === to || isMotionReduced()) return;
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const translate = [`${start.x - end.x}px ${start.y - end.y}px`, '0px 0px'];
    const timing = { duration: SLIDE_MS, easing: 'ease-out', pseudoElement: '::after' };
    to.animate({ translate }, timing);
  }, [current]);
  return (
    <div
      ref={ref}
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
