import { Content, Portal } from '@radix-ui/react-tooltip';
import type { RefObject } from 'react';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { shorten } from '../../text/shorten.ts';
import { SkillIcon } from './SkillIcon.tsx';
import type { Skill } from './SkillTile.tsx';
import * as styles from './SkillTooltip.css.ts';

/** Characters of a name in the tooltip's tile; a longer one ends in an ellipsis (spec section 9). */
const TOOLTIP_NAME_LENGTH = 10;

/** How many projects a tooltip names before `+N more` (spec section 9). */
const TOOLTIP_PROJECTS = 3;

/** Distance of the tooltip from its tile and from the window's edge, in pixels. */
const EDGE = 8;

/** Lists names as a sentence does: `A, B and C`. The browser's own `Intl.ListFormat` takes 10 to 90 ms to make. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/** The details of a skill in sentences, with at most `max` projects by name. */
export function describeSkill({ proficiency, description, projects }: Skill, max = Infinity) {
  const named = projects.slice(0, max);
  const others = projects.length - named.length;
  const names = list(others > 0 ? [...named, `${others} more`] : named);
  return [
    proficiency !== undefined && `Proficiency ${proficiency} percent.`,
    description,
    names && `Used in ${names}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface SkillTooltipProps extends Skill {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The details of a skill. Assistive technology reads them as sentences after the name. */
export function SkillTooltip({ trigger, onClose, ...skill }: SkillTooltipProps) {
  const { name, icon, color, proficiency, description, projects } = skill;
  const shortName = shorten(name, TOOLTIP_NAME_LENGTH);
  const others = projects.length - TOOLTIP_PROJECTS;
  return (
    // Inside `<main>`: people who move by landmarks would miss it elsewhere.
    <Portal container={trigger.current?.closest('main')}>
      <Content
        // A tooltip must say something, even if it only repeats the name.
        aria-label={describeSkill(skill, TOOLTIP_PROJECTS) || name}
        sideOffset={EDGE}
        collisionPadding={EDGE}
        onEscapeKeyDown={onClose}
        onPointerDownOutside={(event) => {
          // The tile's own click handler decides.
          if (trigger.current?.contains(event.target as Node)) event.preventDefault();
          else onClose();
        }}
        className={styles.tooltip}
        style={customProperties({ '--pf-mark': color })}
      >
        <Cluster aria-hidden="true" className={styles.figure}>
          <div className={styles.tile}>
            {/* Its badge would only repeat the name. */}
            {icon !== '' && <SkillIcon name={name} icon={icon} color={color} size={28} />}
            <span className={axisLabel}>{shortName}</span>
          </div>
          <div className={styles.text}>
            {shortName !== name && <p className={styles.name}>{name}</p>}
            {proficiency !== undefined && (
              <p className={axisLabel}>
                Proficiency <bdi dir="ltr">{proficiency}%</bdi>
              </p>
            )}
            {description && <p>{description}</p>}
          </div>
          {projects.length > 0 && (
            <div className={cx(axisLabel, styles.projects)}>
              <p>Used in</p>
              <ul>
                {projects.slice(0, TOOLTIP_PROJECTS).map((project) => (
                  <li key={project}>{project}</li>
                ))}
                {others > 0 && <li>+{others} more</li>}
              </ul>
            </div>
          )}
        </Cluster>
      </Content>
    </Portal>
  );
}
