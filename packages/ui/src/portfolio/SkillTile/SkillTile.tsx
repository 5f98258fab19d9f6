import { skill as skillWords } from '@portfolio/words';
import { type ComponentProps, type MouseEvent, use, useEffect, useState } from 'react';
import { assertProp } from '../../assertProp.ts';
import { Scale, ScaleGap } from '../../primitives/Scale/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { factText } from '../../styles/text.css.ts';
import { shorten } from '../../text/shorten.ts';
import { useWords } from '../../words/index.ts';
import { moveFocus } from '../moveFocus.ts';
import { SkillDetails } from './SkillDetails.tsx';
import { type Evidence, SkillUse } from './SkillEvidence.tsx';
import { SkillGroupContext } from './SkillGroup.tsx';
import { SkillIcon, TILE_NAME_LENGTH } from './SkillIcon.tsx';
import { SkillSquares } from './SkillSquares.tsx';
import * as styles from './SkillTile.css.ts';

/** The facts about a skill. */
export interface Skill {
  /** The skill's name, shown up to `TILE_NAME_LENGTH` characters. Assistive technology reads all of it. */
  name: string;
  /**
   * Address of the icon. If the icon fails to load, a `SkillBadge` replaces it (spec section 8). If the address is
   * empty, the badge also replaces the name.
   */
  icon: string;
  /** The skill's own colour, any CSS colour, for its badge. */
  color: string;
  /** In percent, from 0 to 100. Without it there is no scale. */
  proficiency?: number | undefined;
  /** The use of the skill, in a sentence. It shows in the tooltip, and on the tile of a `detailed` group. */
  description?: string | undefined;
  /**
   * Titles of the projects that use the skill, each once, the most telling first. The tooltip lists three, then `+N
   * more`.
   */
  projects: readonly string[];
  /** The number of projects that use the skill. Without it there are no squares. */
  evidence?: Evidence | undefined;
}

export interface SkillTileProps extends ComponentProps<'div'> {
  /** Its name, and icon, scale, details and evidence as far as they are known. The type's fields say it in full. */
  skill: Skill;
}

/** A finger is wider than a square, so a tap names the nearest project. The next tap follows the link. */
function nameNearest({ clientX, target }: MouseEvent<HTMLElement>) {
  if (!(target instanceof HTMLElement) || !target.matches('[data-evidence]')) return;
  const distanceOf = (project: Element) => {
    const { left, right } = project.getBoundingClientRect();
    return Math.abs((left + right) / 2 - clientX);
  };
  const projects = [...target.querySelectorAll<HTMLElement>('[tabindex]')];
  projects.sort((one, other) => distanceOf(one) - distanceOf(other))[0]?.focus();
}

/**
 * A skill as a row of a dot plot: icon, name, proficiency on its axis, and the projects that show the skill. Its details
 * are in a `Tooltip`. A square names its project on hover, focus and touch, and is a link to it. With projects, the row
 * is one stop of the Tab key (ARIA pattern Toolbar).
 * @selector `[data-state="active"]` while squares name their projects
 */
export function SkillTile({ skill, className, ...rest }: SkillTileProps) {
  const { name, icon, color, proficiency, description, evidence } = skill;
  const isPercent = proficiency === undefined || (proficiency >= 0 && proficiency <= 100);
  assertProp(name.trim() !== '', 'SkillTile', 'name', 'must not be empty');
  assertProp(isPercent, 'SkillTile', 'proficiency', `of ${name} is not from 0 to 100`);

  // The links to single projects come with the first pointer or focus. On all rows at once, they would be hundreds.
  const [state, setState] = useState<'idle' | 'active' | 'quiet'>('idle');
  const activate = () => setState('active');
  useEffect(() => {
    if (state !== 'active') return;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setState('quiet');
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [state]);
  const toolbarProps = evidence && {
    role: 'toolbar',
    'aria-label': name,
    'data-state': state,
    onFocus: activate,
    onKeyDown: moveFocus,
    onClick: nameNearest,
    // A finger would be on its way to the squares before React draws the links for `onPointerEnter`.
    onPointerDown: activate,
    onPointerEnter: activate,
  };

  const isDetailed = use(SkillGroupContext);
  const words = useWords(skillWords);
  const shortName = shorten(name, TILE_NAME_LENGTH);

  return (
    <div {...rest} {...toolbarProps} className={cx(styles.row, styles.tile, className)}>
      <Tooltip
        content={<SkillDetails {...skill} />}
        indent={styles.NAME_WIDTH + 0.5}
        className={styles.button}
      >
        <span className={styles.label}>
          <SkillIcon name={name} icon={icon} color={color} />
          <span
            dir="auto"
            aria-hidden={shortName !== name || undefined}
            className={cx(styles.name, icon === '' && styles.hiddenName)}
          >
            {shortName}
          </span>
          {shortName !== name && (
            <VisuallyHidden className={styles.fullName}>{name}</VisuallyHidden>
          )}
        </span>
      </Tooltip>
      {/* The scale is next to the button, because roles inside of a button are ignored. */}
      {proficiency === undefined ? (
        isDetailed !== undefined && <ScaleGap className={cx(styles.scale, styles.gap)} />
      ) : (
        <Scale value={proficiency} label={words.proficiencyIn(name)} className={styles.scale} />
      )}
      {evidence && (
        <>
          <SkillSquares {...evidence} hasLinks={state !== 'idle'} className={styles.squares} />
          <SkillUse evidence={evidence} name={name} tabIndex={-1} className={styles.count} />
        </>
      )}
      {isDetailed && description && (
        <p className={cx(factText, styles.description)}>{description}</p>
      )}
    </div>
  );
}
