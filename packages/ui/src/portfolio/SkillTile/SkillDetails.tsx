import { common, skill as skillWords, type Words } from '@portfolio/words';
import { writePercent } from '@portfolio/words/formats';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { axisLabel, factText } from '../../styles/text.css.ts';
import { shorten } from '../../text/shorten.ts';
import { useFormats, useWords } from '../../words/index.ts';
import * as styles from './SkillDetails.css.ts';
import { SkillIcon } from './SkillIcon.tsx';
import type { Skill } from './SkillTile.tsx';

/** The number of characters of a name in the tooltip's tile. A longer name ends in an ellipsis (spec section 9). */
const TOOLTIP_NAME_LENGTH = 10;

/** The number of projects that a tooltip names before `+N more` (spec section 9). */
const TOOLTIP_PROJECTS = 3;

/** The projects that a tooltip names, and the number of others. */
function namedProjects({ projects, evidence }: Pick<Skill, 'projects' | 'evidence'>) {
  const named = projects.slice(0, TOOLTIP_PROJECTS);
  const count = Math.max(evidence?.count ?? 0, projects.length);
  return { named, others: count - named.length };
}

/** The details of a skill in sentences. */
function describeSkill({ proficiency, description, ...skill }: Skill, words: Words['skill']) {
  const { named, others } = namedProjects(skill);
  return [
    proficiency !== undefined && words.proficiencyPercent(proficiency),
    description,
    (named.length > 0 || others > 0) && words.usedInProjects(named, others),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The content of a skill's tooltip. Assistive technology reads it as sentences. */
export function SkillDetails(skill: Skill) {
  const { name, icon, color, proficiency, description } = skill;
  const { named, others } = namedProjects(skill);
  const words = useWords(skillWords);
  const formats = useFormats();
  const more = useWords(common).more(others);
  const shortName = shorten(name, TOOLTIP_NAME_LENGTH);
  return (
    <>
      {/* A tooltip must not be empty, so without details it repeats the name. */}
      <VisuallyHidden>{describeSkill(skill, words) || name}</VisuallyHidden>
      <div aria-hidden="true" className={styles.details}>
        <div className={styles.tile}>
          {/* The badge of a skill without an icon would only repeat the name. */}
          {icon !== '' && <SkillIcon name={name} icon={icon} color={color} size={28} />}
          <span className={axisLabel}>{shortName}</span>
        </div>
        <div className={styles.text}>
          {shortName !== name && <p className={styles.name}>{name}</p>}
          {proficiency !== undefined && (
            <p className={axisLabel}>
              {words.proficiency} <bdi dir="ltr">{writePercent(proficiency, formats)}</bdi>
            </p>
          )}
          {description && <p>{description}</p>}
          {named.length > 0 && (
            <div>
              <p className={axisLabel}>{words.usedIn}</p>
              <ul>
                {named.map((title) => (
                  <li key={title}>{title}</li>
                ))}
                {others > 0 && (
                  <li className={factText}>
                    <bdi>{more}</bdi>
                  </li>
                )}
              </ul>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
