import type { DescribedFigure } from '@portfolio/figures';
import { Figure } from '../../patterns/Figure/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { displayText, factText } from '../../styles/text.css.ts';
import { leadsToCaseStudy } from '../shared.css.ts';
import * as styles from './Timeline.css.ts';

/** A project of a position. */
export interface TimelineProjectProps {
  /** The project's name, which is the text of the link. */
  title: string;
  /** Address of its case study, or else of its card. */
  href: string;
  /**
   * Whether the address is that of a case study. The link then has an arrow.
   * @default false
   */
  caseStudy?: boolean | undefined;
  /** The result, in a sentence with its number. */
  result?: string | undefined;
  /** The result as a small figure. */
  figure?: DescribedFigure | undefined;
  /** The category's colour, any CSS colour, for the owner's marks in the figure. */
  color?: string | undefined;
  /** The language of its texts, if it isn't the page's. */
  lang?: string | undefined;
}

/** A project with its result, as an item of a list. */
export const TimelineProject = ({
  title,
  href,
  caseStudy,
  result,
  figure,
  color,
  lang,
}: TimelineProjectProps) => (
  <li lang={lang} className={styles.project}>
    <div>
      <p>
        <Link href={href} className={cx(styles.link, caseStudy && leadsToCaseStudy)}>
          <bdi>{title}</bdi>
        </Link>
      </p>
      {result && (
        <p className={styles.result}>
          <bdi>{result}</bdi>
        </p>
      )}
    </div>
    {figure && <Figure figure={figure} size="sm" color={color} />}
  </li>
);

/** A result in a number. */
export interface TimelineFigure {
  /** The value as displayed, such as `52 → 31 min`. */
  value: string;
  /** The quantity that was measured; each once. */
  label: string;
}

/** Results in numbers. */
export const TimelineFigures = ({ figures }: { figures: readonly TimelineFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ value, label }) => (
      <div key={label} className={styles.figure}>
        <dt className={factText}>{label}</dt>
        <dd className={cx(displayText, styles.value)}>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
