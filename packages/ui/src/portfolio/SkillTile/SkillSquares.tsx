import { Link } from '../../primitives/Link/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import {
  barPath,
  drawingWidth,
  percentOf,
  SQUARE,
  STEP,
  squaresOf,
  squaresPath,
  unitsOf,
} from './projectSquares.ts';
import * as styles from './SkillEvidence.css.ts';
import type { Evidence } from './SkillEvidence.tsx';

interface SkillSquaresProps extends Omit<Evidence, 'href'> {
  /** Whether the squares are links. On all tiles of a page, that would be hundreds of elements. */
  hasLinks: boolean;
  className: string;
}

/**
 * A square for each project in the colour of its domain, or a bar. A skill that no project shows has only empty squares.
 * @selector `[data-evidence]`
 */
export function SkillSquares({
  count,
  total,
  domains = [],
  positions = [],
  hasLinks,
  className,
}: SkillSquaresProps) {
  const all = squaresOf(domains);
  const own = positions.flatMap((position) => all[position] ?? []);
  const hasSquares = domains.length > 0;
  const width = unitsOf(domains);
  return (
    <div
      data-evidence=""
      className={cx(styles.squares, className)}
      style={{ maxInlineSize: drawingWidth(domains) }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${SQUARE}`}
        className={cx(styles.drawing, !hasSquares && styles.bar)}
      >
        <path d={hasSquares ? squaresPath(all) : barPath(1)} className={styles.all} />
        {!hasSquares && count > 0 && <path d={barPath(count / total)} className={styles.shown} />}
        {domains.map((domain) => {
          const d = squaresPath(own.filter((square) => square.domain === domain));
          const color = customProperties({ '--pf-mark': domain.color });
          return d && <path key={domain.label} d={d} className={styles.shown} style={color} />;
        })}
      </svg>
      {hasLinks &&
        own.map(({ title, href, middle }) => {
          const props = {
            tabIndex: -1,
            'data-side': middle > width / 2 ? 'end' : 'start',
            className: styles.project,
            style: customProperties({
              '--pf-start': percentOf(middle - STEP / 2, domains),
              '--pf-step': percentOf(STEP, domains),
            }),
            children: <bdi className={cx(axisLabel, styles.title)}>{title}</bdi>,
          };
          return href ? (
            <Link key={title} {...props} href={href} />
          ) : (
            <span key={title} {...props} />
          );
        })}
    </div>
  );
}
