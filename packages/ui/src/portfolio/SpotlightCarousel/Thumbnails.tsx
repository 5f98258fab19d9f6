import { customProperties } from '../../styles/customProperties.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { SkillIcon } from '../SkillTile/index.ts';
import * as styles from './SpotlightCarousel.css.ts';
import type { SpotlightItem } from './SpotlightSlide.tsx';

interface ThumbnailsProps {
  items: readonly SpotlightItem[];
  current: number;
  onChoose: (index: number) => void;
}

/** The skills by icon and name. */
export function Thumbnails({ items, current, onChoose }: ThumbnailsProps) {
  return (
    <div role="group" aria-label="Skills" className={styles.thumbnails}>
      {items.map(({ name, icon, color }, index) => (
        <button
          key={name}
          type="button"
          aria-current={index === current}
          className={styles.thumbnail}
          style={customProperties({ '--pf-mark': color })}
          onClick={() => onChoose(index)}
        >
          <SkillIcon name={name} icon={icon} color={color} size={24} />
          <span className={axisLabel}>{name}</span>
        </button>
      ))}
    </div>
  );
}
