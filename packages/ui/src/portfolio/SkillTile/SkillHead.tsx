import { skill } from '@portfolio/words';
import { ScaleAxis } from '../../primitives/Scale/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { drawingWidth, namesAbove, type ProjectDomain, percentOf } from './projectSquares.ts';
import { plot } from './SkillGroup.css.ts';
import * as styles from './SkillHead.css.ts';
import { row } from './SkillTile.css.ts';

/** The projects that squares or bars represent. */
export interface ProjectAxis {
  /** How many projects there are. */
  total: number;
  /** The domains of the projects in the order of the squares; empty for bars. */
  domains: readonly ProjectDomain[];
}

/**
 * The titles of the columns of all groups. It is hidden from assistive technology, because each tile says the same in
 * words.
 */
export function SkillHead({ total, domains }: ProjectAxis) {
  const { estimate, squares, bars } = useWords(skill);
  const above = namesAbove(domains);
  return (
    <div aria-hidden="true" className={plot}>
      <div className={cx(row, styles.rows)}>
        <div className={styles.uses}>
          <span className={cx(axisLabel, styles.title)}>
            {(domains.length > 0 ? squares : bars)(total)}
          </span>
          {domains.length > 1 && (
            <div
              className={styles.domains}
              data-above={above ? '' : undefined}
              style={{ maxInlineSize: above && drawingWidth(domains) }}
            >
              {domains.map(({ label, color }, index) => (
                <span
                  key={label}
                  className={cx(axisLabel, styles.domain)}
                  style={customProperties({
                    '--pf-mark': color,
                    '--pf-line': String(above?.[index]?.line),
                    '--pf-start': percentOf(above?.[index]?.start ?? 0, domains),
                  })}
                >
                  {label}
                </span>
              ))}
            </div>
          )}
        </div>
        <div className={styles.estimate}>
          <span className={cx(axisLabel, styles.title)}>{estimate}</span>
          <ScaleAxis />
        </div>
      </div>
    </div>
  );
}
