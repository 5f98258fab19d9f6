import { skill } from '@portfolio/words';
import { ScaleAxis } from '../../primitives/Scale/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { drawingWidth, startsOf, unitsOf } from './projectSquares.ts';
import { line } from './SkillEvidence.css.ts';
import { plot } from './SkillGroup.css.ts';
import * as styles from './SkillHead.css.ts';
import { row } from './SkillTile.css.ts';

/** The projects that squares or bars represent. */
export interface ProjectAxis {
  /** How many projects there are. */
  total: number;
  /** The domains of the projects in the order of the squares, with the number of projects in each; empty for bars. */
  domains: readonly { label: string; count: number }[];
}

/** If the drawing has more units than this, the labels of two domains could touch. */
const MAX_LABELLED_UNITS = 240;

/** In characters. A longer label needs a higher head. */
const LONG_LABEL = 16;

/**
 * The titles of the columns of all groups. It is hidden from assistive technology, because each tile says the same in
 * words.
 */
export function SkillHead({ total, domains }: ProjectAxis) {
  const counts = domains.map(({ count }) => count);
  const starts = startsOf(counts);
  const { estimate, squares, bars } = useWords(skill);
  return (
    <div aria-hidden="true" className={plot}>
      <div className={cx(row, styles.rows)}>
        <div className={styles.estimate}>
          <span className={cx(axisLabel, styles.title)}>{estimate}</span>
          <ScaleAxis />
        </div>
        <div className={styles.uses}>
          <span className={cx(axisLabel, styles.title)}>
            {(domains.length > 0 ? squares : bars)(total)}
          </span>
          {domains.length > 1 && unitsOf(counts) <= MAX_LABELLED_UNITS && (
            <div
              className={cx(line, styles.labels)}
              data-long={domains.some(({ label }) => label.length > LONG_LABEL) || undefined}
            >
              <div className={styles.squares} style={{ maxInlineSize: drawingWidth(counts) }}>
                {domains.map(({ label }, index) => (
                  <span
                    key={label}
                    className={cx(axisLabel, styles.label)}
                    style={customProperties({ '--pf-start': `${starts[index]}%` })}
                  >
                    {label}
                  </span>
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
