import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { SkillIcon } from '../SkillTile/index.ts';
import { QuoteFigure } from './QuoteFigure.tsx';
import * as styles from './SpotlightCarousel.css.ts';
import type { SpotlightItem } from './SpotlightItem.ts';

interface SpotlightSlideProps extends SpotlightItem {
  isShown: boolean;
  quote: number;
  /** Its position among the slides, such as `1 of 5`. */
  place: string;
}

/** A skill and all its quotes in one place, which is as high as the longest. */
export function SpotlightSlide({
  name,
  color,
  icon,
  quotes,
  isShown,
  quote,
  place,
}: SpotlightSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${name}, ${place}`}
      inert={!isShown}
      data-shown={isShown}
      className={styles.slide}
    >
      <h3 className={cx(displayText, styles.name)}>
        <SkillIcon name={name} icon={icon} color={color} size={32} />
        {name}
      </h3>
      <div className={styles.stack}>
        {quotes.map((each, index) => (
          <div
            key={each.text}
            inert={index !== quote}
            data-shown={index === quote}
            className={styles.layer}
          >
            <QuoteFigure {...each} />
          </div>
        ))}
      </div>
    </div>
  );
}
