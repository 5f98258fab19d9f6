import { skill } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { assertProp } from '../../assertProp.ts';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import type { ProjectDomain } from './projectSquares.ts';
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

export interface SkillUseProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** The skill, for assistive technology. */
  name: string;
  /** How many projects use it, and where they are. */
  evidence: Evidence;
  /**
   * Whether everybody reads `5 of 20 projects`, for a place where no head says what is counted.
   * @default false
   */
  inWords?: boolean;
}

/** The number of projects that use a skill, as a link to them. Nothing for a skill that no project shows. */
export function SkillUse({
  name,
  evidence: { count, total, href },
  inWords = false,
  className,
  ...rest
}: SkillUseProps) {
  assertProp(
    count <= total,
    'SkillUse',
    'evidence',
    `has the count ${count}, but total is ${total}`,
  );
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
    <Link {...rest} href={href} aria-label={label} className={classes}>
      {shown}
    </Link>
  ) : (
    <span {...(rest as ComponentProps<'span'>)} className={classes}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
