import { skill, spotlight } from '@portfolio/words';
import { Link } from '../../primitives/Link/index.ts';
import { Scale, ScaleAxis } from '../../primitives/Scale/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { type Evidence, SkillIcon, SkillUse } from '../SkillTile/index.ts';
import * as styles from './SpotlightCarousel.css.ts';

/** The owner's words about working with a skill. */
export interface SpotlightQuote {
  text: string;
  /** The project that it is about. */
  project: string;
  /** Address of the project, which opens in a new tab. */
  projectUrl?: string | undefined;
  /** The language of the words, as a BCP 47 tag, if it isn't the page's. */
  lang?: string | undefined;
}

/** A skill in the spotlight. */
export interface SpotlightItem {
  name: string;
  /** The skill's own colour, any CSS colour, for its badge. */
  color: string;
  /** Address of the icon. A badge replaces it if it fails to load. */
  icon: string;
  /** In percent, from 0 to 100; without it there is no scale. */
  proficiency?: number | undefined;
  /** The number of projects that use the skill, with a link to them. */
  evidence?: Evidence | undefined;
  /** Any number of quotes, each text once. */
  quotes: readonly SpotlightQuote[];
}

/** A quote, and the project that it is about. */
export function QuoteFigure({ text, project, projectUrl, lang }: SpotlightQuote) {
  return (
    <figure lang={lang} className={styles.quote}>
      <blockquote className={cx(displayText, styles.text)}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={axisLabel}>
        {projectUrl ? (
          <Link href={projectUrl} external className={styles.link}>
            <bdi>{project}</bdi>
          </Link>
        ) : (
          <span className={styles.link}>{project}</span>
        )}
      </figcaption>
    </figure>
  );
}

/** Takes as much room as a quote that isn't shown, so that nothing below moves when its turn comes. */
function QuoteRoom({ text, project, lang }: SpotlightQuote) {
  return (
    <div aria-hidden="true" lang={lang} className={cx(styles.roomOnly, styles.quote)}>
      <p className={cx(displayText, styles.text)}>{text}</p>
      <span className={cx(axisLabel, styles.link)}>{project}</span>
    </div>
  );
}

interface SpotlightSlideProps {
  items: readonly SpotlightItem[];
  /** The position of the current skill. */
  skill: number;
  /** The position of the current quote among the skill's quotes. */
  quote: number;
  /** The skill's name and its position among all skills. */
  label: string;
}

/**
 * The current skill and one of its quotes. For all others, only the elements that take up room are rendered: complete
 * slides made up a quarter of the page's elements.
 */
export function SpotlightSlide({
  items,
  skill: shown,
  quote: shownQuote,
  label,
}: SpotlightSlideProps) {
  const { slide } = useWords(spotlight);
  const { proficiencyIn } = useWords(skill);
  const item = items[shown];
  if (!item) return null;
  const { name, color, icon, proficiency, evidence } = item;
  const hasScales = items.some((each) => each.proficiency !== undefined);
  return (
    <div role="group" aria-roledescription={slide} aria-label={label} className={styles.slide}>
      <div className={styles.skill}>
        <SkillIcon name={name} icon={icon} color={color} size={64} />
        <div className={styles.stack}>
          <h3 className={cx(displayText, styles.name)}>{name}</h3>
          {items.map(
            (other) =>
              other !== item && (
                <span
                  key={other.name}
                  aria-hidden="true"
                  className={cx(displayText, styles.roomOnly, styles.name)}
                >
                  {other.name}
                </span>
              ),
          )}
        </div>
        {hasScales && (
          <div className={cx(styles.scale, proficiency === undefined && styles.roomOnly)}>
            <Scale value={proficiency ?? 0} label={proficiencyIn(name)} size="lg" />
            <ScaleAxis size="lg" className={styles.axisOfScale} />
          </div>
        )}
        {evidence && <SkillUse evidence={evidence} name={name} inWords className={styles.use} />}
      </div>
      <div className={styles.stack}>
        {items.flatMap(({ name: of, quotes }, index) =>
          quotes.map((each, position) =>
            index === shown && position === shownQuote ? (
              <QuoteFigure key={`shown ${each.text}`} {...each} />
            ) : (
              <QuoteRoom key={`${of} ${each.text}`} {...each} />
            ),
          ),
        )}
      </div>
    </div>
  );
}
