import { skill } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { assertProp } from '../../assertProp.ts';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import {
  barPath,
  drawingWidth,
  middlesOf,
  SQUARE,
  squaresPath,
  unitsOf,
} from './projectSquares.ts';
import * as styles from './SkillEvidence.css.ts';

/** The projects that show a skill, out of all projects. */
export interface Evidence {
  /** The number of projects that show it. */
  count: number;
  /** The number of all projects. */
  total: number;
  /**
   * The positions of these projects among all projects, from 0. A square is always the same project, so that skills can
   * be compared.
   * @default undefined, for a bar with their share, if there are too many projects for squares
   */
  positions?: readonly number[] | undefined;
  /**
   * The number of projects in each domain, in order. There is a gap between domains.
   * @default one domain
   */
  domains?: readonly number[] | undefined;
  /** Address of a page with these projects. */
  href?: string | undefined;
}

/**
 * Two paths: one for all projects, and one for those that show the skill. With an element for each project, a page
 * would have hundreds.
 */
function pathsOf({ count, total, positions, domains = [total] }: Evidence) {
  if (!positions) return { width: unitsOf([]), all: barPath(1), shown: barPath(count / total) };
  const middles = middlesOf(domains);
  const own = positions.flatMap((position) => middles[position] ?? []);
  return { width: unitsOf(domains), all: squaresPath(middles), shown: squaresPath(own) };
}

export interface SkillEvidenceProps
  extends Evidence,
    Omit<ComponentProps<'div'>, 'children' | keyof Evidence> {
  /** The skill, for assistive technology. */
  name: string;
  /**
   * Whether everybody reads `5 of 20 projects`, for a place where no head says what is counted.
   * @default false
   */
  inWords?: boolean;
}

/**
 * The number of projects that use a skill, with a square for each project, or a bar. All of it is one link. A skill
 * that no project shows has only empty squares.
 * @selector `[data-evidence]`
 */
export function SkillEvidence({
  name,
  inWords = false,
  count,
  total,
  positions,
  domains,
  href,
  className,
  ...rest
}: SkillEvidenceProps) {
  assertProp(count <= total, 'SkillEvidence', 'count', `is ${count}, but total is ${total}`);
  const line = positions && !inWords ? styles.line : styles.longLine;
  const [before, share, after] = useWords(skill).evidence(name, count, total);
  const { width, all, shown } = pathsOf({ count, total, positions, domains });
  const content = (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${SQUARE}`}
        width={drawingWidth(positions ? (domains ?? [total]) : [])}
        className={cx(styles.drawing, !positions && styles.bar)}
      >
        <path d={all} className={styles.all} />
        {count > 0 && <path d={shown} className={styles.shown} />}
      </svg>
      {count > 0 && (
        <span className={cx(axisLabel, styles.count)}>
          <VisuallyHidden>{before}</VisuallyHidden>
          <bdi>{share}</bdi>
          {inWords ? after : <VisuallyHidden>{after}</VisuallyHidden>}
        </span>
      )}
    </>
  );
  return (
    <div {...rest} data-evidence="" className={className}>
      {count > 0 && href ? (
        <Link href={href} className={line}>
          {content}
        </Link>
      ) : (
        <div className={line}>{content}</div>
      )}
    </div>
  );
}
