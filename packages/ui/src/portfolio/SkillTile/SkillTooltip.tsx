import { Content, Portal } from '@radix-ui/react-tooltip';
import type { RefObject } from 'react';
import { Scale } from '../../primitives/Scale/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { shorten } from '../../text/shorten.ts';
import { describeSkill } from './describeSkill.ts';
import { SkillIcon } from './SkillIcon.tsx';
import type { SkillTileProps } from './SkillTile.tsx';
import * as styles from './SkillTooltip.css.ts';

/** Characters of a name in the tooltip's tile; a longer one ends in an ellipsis (spec section 9). */
export const TOOLTIP_NAME_LENGTH = 10;

/** Projects that a tooltip names before `+N more` (spec section 9). */
export const TOOLTIP_PROJECTS = 3;

/** Room between the tooltip and the window's edge, and between it and its tile, in pixels. */
const EDGE = 8;

interface SkillTooltipProps
  extends Pick<
    SkillTileProps,
    'name' | 'icon' | 'color' | 'proficiency' | 'description' | 'projects'
  > {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The details of a skill. Assistive technology has them as sentences, read after the name. */
export function SkillTooltip({ trigger, onClose, ...skill }: SkillTooltipProps) {
  const { name, icon, color, proficiency, description, projects } = skill;
  const shortName = shorten(name, TOOLTIP_NAME_LENGTH);
  const others = projects.length - TOOLTIP_PROJECTS;
  return (
    // Among the page's content: what lies outside of it is passed over by who goes by landmarks.
    <Portal container={trigger.current?.closest('main')}>
      <Content
        // A tooltip has to say something, if only the name once more.
        aria-label={describeSkill(skill, TOOLTIP_PROJECTS) || name}
        sideOffset={EDGE}
        collisionPadding={EDGE}
        onEscapeKeyDown={onClose}
        onPointerDownOutside={(event) => {
          // The tile's own click decides.
          if (trigger.current?.contains(event.target as Node)) event.preventDefault();
          else onClose();
        }}
        className={styles.tooltip}
        style={customProperties({ '--pf-mark': color })}
      >
        <div aria-hidden="true" className={styles.figure}>
          <div className={styles.tile}>
            <SkillIcon name={name} icon={icon} color={color} size={28} />
            <span className={axisLabel}>{shortName}</span>
          </div>
          <div className={styles.measure}>
            {shortName !== name && <p className={styles.name}>{name}</p>}
            {proficiency !== undefined && <Scale value={proficiency} label="Proficiency" />}
          </div>
          {description && <p className={styles.wide}>{description}</p>}
          {projects.length > 0 && (
            <ul className={`${axisLabel} ${styles.wide} ${styles.projects}`}>
              {projects.slice(0, TOOLTIP_PROJECTS).map((project) => (
                <li key={project}>{project}</li>
              ))}
              {others > 0 && <li>+{others} more</li>}
            </ul>
          )}
        </div>
      </Content>
    </Portal>
  );
}
