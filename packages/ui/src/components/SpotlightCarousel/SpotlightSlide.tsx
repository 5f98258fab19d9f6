import { cx } from '../../styles/cx';
import { displayText } from '../../styles/text.css';
import { SkillIcon } from '../SkillTile';
import { QuoteFigure } from './QuoteFigure';
import * as styles from './SpotlightCarousel.css';
import type { SpotlightItem } from './SpotlightItem';

interface SpotlightSlideProps extends SpotlightItem {
  isShown: boolean;
  quote: number;
  /** Where it stands among the slides, such as `1 of 5`. */
  place: string;
}

/** A skill and all its quotes, which lie over each other: the place is as high as the longest. */
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
