import { ScaleAxis } from '../../primitives/Scale/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { drawingWidth, startsOf } from './projectSquares.ts';
import { line } from './SkillEvidence.css.ts';
import { plot } from './SkillGroup.css.ts';
import * as styles from './SkillHead.css.ts';
import { evidence, row, scale } from './SkillTile.css.ts';

/** The projects that squares or bars stand for. */
export interface ProjectAxis {
  /** How many projects there are. */
  total: number;
  /** The domains of the projects in the order of the squares, and how many projects each has; none for bars. */
  domains: readonly { label: string; count: number }[];
}

/** What the columns of all groups show: drawing only, as each tile says it in words. */
export function SkillHead({ total, domains }: ProjectAxis) {
  const counts = domains.map(({ count }) => count);
  const starts = startsOf(counts);
  const what = domains.length > 0 ? 'one square is one' : 'share';
  return (
    <div aria-hidden="true" className={cx(plot, axisLabel)}>
      <div className={row}>
        <div className={cx(scale, styles.estimate)}>
          <span className={styles.title}>My own estimate</span>
          <ScaleAxis />
        </div>
        <div className={evidence}>
          <span className={styles.title}>
            Used in: {what} of {total} {total === 1 ? 'project' : 'projects'}
          </span>
          <div className={line}>
            {domains.length > 1 && (
              <div className={styles.labels} style={{ maxInlineSize: drawingWidth(counts) }}>
                {domains.map(({ label }, index) => (
                  <span
                    key={label}
                    className={styles.label}
                    style={{ insetInlineStart: `${starts[index]}%` }}
                  >
                    {label}
                  </span>
                ))}
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
