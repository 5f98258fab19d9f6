import { Card, type CardProps } from '../../primitives/Card/index.ts';
import { cluster } from '../../primitives/Cluster/Cluster.css.ts';
import { Pictogram } from '../../primitives/Pictogram/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { displayText, factText } from '../../styles/text.css.ts';
import { dot, names } from '../shared.css.ts';
import * as styles from './DegreeCard.css.ts';

/** A degree that was awarded or will be. */
export interface Degree {
  /** The degree's full name, such as `M.Sc. in Data Science`. It is the third-level heading. */
  degree: string;
  /** The place of study: a college or an institute. */
  institution: string;
  /** The awarding university. */
  university?: string | undefined;
  /** The date of the award, such as `Expected 2026`. */
  year: string;
  /** The stage of the studies, such as `Final (4th) year`. */
  status?: string | undefined;
  /** City and country of the institution. */
  location?: string | undefined;
  /** Notable facts, each text once; an empty list isn't rendered. */
  highlights: readonly {
    /** A drawing or an emoji, by the `name` of a `Pictogram`. Decoration only. */
    icon: string;
    /** A fact in a few words. */
    text: string;
    /** The colour of a dot on the line above the fact, any CSS colour. */
    color: string;
  }[];
}

export interface DegreeCardProps extends Omit<CardProps, 'children' | 'title'> {
  /** What the card shows: the degree, where, when, and its highlights. The type's fields say it in full. */
  degree: Degree;
}

/** A degree and its highlights. */
export function DegreeCard({
  degree: { degree, institution, university, year, status, location, highlights },
  className,
  ...rest
}: DegreeCardProps) {
  return (
    <Card
      {...rest}
      className={cx(styles.root, className)}
      title={<span className={cx(displayText, styles.degree)}>{degree}</span>}
    >
      <div className={styles.content}>
        <div className={styles.facts}>
          <p className={cx(factText, cluster)}>
            <bdi>{year}</bdi>
            {status && (
              <strong className={styles.status}>
                <bdi>{status}</bdi>
              </strong>
            )}
          </p>
          <p className={names}>
            <strong>{institution}</strong>
            {university && (
              <span>
                <bdi>{university}</bdi>
              </span>
            )}
            {location && (
              <span>
                <bdi>{location}</bdi>
              </span>
            )}
          </p>
        </div>
        {highlights.length > 0 && (
          <ul className={styles.highlights}>
            {highlights.map(({ icon, text, color }) => (
              <li
                key={text}
                className={cx(dot, styles.highlight)}
                style={customProperties({ '--pf-mark': color })}
              >
                <Pictogram name={icon} className={styles.icon} />
                <span>
                  <bdi>{text}</bdi>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
