import type { UiWords } from '@portfolio/words';
import { common } from '@portfolio/words/own/common';
import { skill as skillWords } from '@portfolio/words/own/skill';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { shorten } from '../../text/shorten.ts';
import { writePercent } from '../../text/writePercent.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { SkillIcon } from './SkillIcon.tsx';
import type { Skill } from './SkillTile.tsx';
import * as styles from './SkillTooltip.css.ts';
import { placeOf } from './tooltipPlace.ts';

/** Characters of a name in the tooltip's tile; a longer one ends in an ellipsis (spec section 9). */
const TOOLTIP_NAME_LENGTH = 10;

/** How many projects a tooltip names before `+N more` (spec section 9). */
const TOOLTIP_PROJECTS = 3;

/** The projects that a tooltip names, and how many more there are. */
function namedProjects({ projects, evidence }: Pick<Skill, 'projects' | 'evidence'>) {
  const named = projects.slice(0, TOOLTIP_PROJECTS);
  const count = Math.max(evidence?.count ?? 0, projects.length);
  return { named, others: count - named.length };
}

/** The details of a skill in sentences. */
function describeSkill({ proficiency, description, ...skill }: Skill, words: UiWords['skill']) {
  const { named, others } = namedProjects(skill);
  const titles = named.map(({ title }) => title);
  return [
    proficiency !== undefined && words.proficiencyPercent(proficiency),
    description,
    (titles.length > 0 || others > 0) && words.usedInProjects(titles, others),
  ]
    .filter(Boolean)
    .join(' ');
}

interface SkillTooltipProps {
  skill: Skill;
  /** For `aria-describedby`. */
  id: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** The details of a skill. Assistive technology reads them as sentences after the name, and the projects as links. */
export function SkillTooltip({ skill, id, ref }: SkillTooltipProps) {
  const { name, icon, color, proficiency, description, evidence } = skill;
  const { named, others } = namedProjects(skill);
  const words = useWords('skill', skillWords);
  const formats = useFormats();
  const more = useWords('common', common).more(others);
  const shortName = shorten(name, TOOLTIP_NAME_LENGTH);
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>('below');
  useLayoutEffect(() => {
    if (ref.current) setPlace(placeOf(ref.current));
  }, [ref]);
  return (
    <div ref={ref} data-place={place} className={styles.tooltip}>
      {/* A tooltip must say something, even if it only repeats the name. */}
      <VisuallyHidden role="tooltip" id={id}>
        {describeSkill(skill, words) || name}
      </VisuallyHidden>
      <div aria-hidden="true" className={styles.tile}>
        {/* Its badge would only repeat the name. */}
        {icon !== '' && <SkillIcon name={name} icon={icon} color={color} size={28} />}
        <span className={axisLabel}>{shortName}</span>
      </div>
      <div className={styles.text}>
        <div aria-hidden="true" className={styles.text}>
          {shortName !== name && <p className={styles.name}>{name}</p>}
          {proficiency !== undefined && (
            <p className={axisLabel}>
              {words.proficiency} <bdi dir="ltr">{writePercent(proficiency, formats)}</bdi>
            </p>
          )}
          {description && <p>{description}</p>}
        </div>
        {named.length > 0 && (
          <div className={cx(axisLabel, styles.projects)}>
            <p aria-hidden="true" className={styles.used}>
              {words.usedIn}
            </p>
            <ul aria-label={words.projectsWith(name)} className={styles.names}>
              {named.map(({ title, href }) => (
                <li key={title}>
                  {href ? (
                    <Link href={href} className={styles.link}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </li>
              ))}
              {others > 0 && (
                <li>
                  {evidence?.href ? (
                    <Link href={evidence.href} className={styles.link}>
                      <bdi>{more}</bdi>
                    </Link>
                  ) : (
                    <bdi>{more}</bdi>
                  )}
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
