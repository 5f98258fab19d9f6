import { skill } from '@portfolio/words';
import type { ComponentProps, MouseEvent } from 'react';
import { assertProp } from '../../assertProp.ts';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import {
  barPath,
  drawingWidth,
  type ProjectDomain,
  percentOf,
  SQUARE,
  STEP,
  squaresOf,
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
   * All projects by domain, in the order of their squares.
   * @default none, for a bar with the share, if there are too many projects for squares
   */
  domains?: readonly ProjectDomain[] | undefined;
  /**
   * The positions of the projects that show the skill, from 0. A square is always the same project, so that skills can
   * be compared.
   */
  positions?: readonly number[] | undefined;
  /** Address of a page with these projects. */
  href?: string | undefined;
}

/** A finger is wider than a square, so a tap names the nearest project. The next tap follows the link. */
function nameNearest({ clientX, currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target !== currentTarget) return;
  const distanceOf = (project: Element) => {
    const { left, right } = project.getBoundingClientRect();
    return Math.abs((left + right) / 2 - clientX);
  };
  const projects = [...currentTarget.querySelectorAll<HTMLElement>('[tabindex]')];
  projects.sort((one, other) => distanceOf(one) - distanceOf(other))[0]?.focus();
}

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
    // biome-ignore lint/a11y/useKeyWithClickEvents: The row moves the focus for keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: The links inside have roles.
    <div
      data-evidence=""
      className={cx(styles.squares, className)}
      style={{ maxInlineSize: drawingWidth(domains) }}
      onClick={nameNearest}
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
            <Link key={title} href={href} {...props} />
          ) : (
            <span key={title} {...props} />
          );
        })}
    </div>
  );
}

export interface SkillUseProps
  extends Pick<Evidence, 'count' | 'total' | 'href'>,
    Pick<ComponentProps<'a'>, 'tabIndex' | 'className'> {
  /** The skill, for assistive technology. */
  name: string;
  /**
   * Whether everybody reads `5 of 20 projects`, for a place where no head says what is counted.
   * @default false
   */
  inWords?: boolean;
}

/** The number of projects that use a skill, as a link to them. Nothing for a skill that no project shows. */
export function SkillUse({
  name,
  count,
  total,
  href,
  inWords = false,
  className,
  tabIndex,
}: SkillUseProps) {
  assertProp(count <= total, 'SkillUse', 'count', `is ${count}, but total is ${total}`);
  const [before, share, after] = useWords(skill).evidence(name, count, total);
  if (count === 0) return null;
  const label = before + share + after;
  const shown = (
    <>
      <bdi>{share}</bdi>
      {inWords && after}
    </>
  );
  const classes = cx(axisLabel, styles.use, className);
  return href ? (
    <Link href={href} aria-label={label} className={classes} tabIndex={tabIndex}>
      {shown}
    </Link>
  ) : (
    <span className={classes}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
