import { Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ComponentProps, use, useRef } from 'react';
import { assertProp } from '../../assertProp.ts';
import { Scale, ScaleGap } from '../../primitives/Scale/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { shorten } from '../../text/shorten.ts';
import { SkillGroupContext } from './SkillGroup.tsx';
import { SkillIcon, TILE_NAME_LENGTH } from './SkillIcon.tsx';
import * as styles from './SkillTile.css.ts';
import { describeSkill, SkillTooltip } from './SkillTooltip.tsx';
import { useTileState } from './useTileState.ts';

/**
 * Milliseconds of hovering until the tooltip opens (spec section 9). On focus, on a click and next to a tile
 * that was just open, it opens immediately.
 */
export const OPEN_DELAY_MS = 300;

/** The facts about a skill. */
export interface Skill {
  /** The skill's name, shown up to `TILE_NAME_LENGTH` characters; assistive technology reads all of it. */
  name: string;
  /**
   * Address of the icon. A `SkillBadge` replaces one that fails (spec section 8); if it's empty, the badge
   * replaces the name as well.
   */
  icon: string;
  /** The skill's own colour, any CSS colour: that of its dot. */
  color: string;
  /** In percent, from 0 to 100. Without it there is no scale. */
  proficiency?: number | undefined;
  /** The use of the skill, in a sentence: in the tooltip, and on the tile of a `detailed` group. */
  description?: string | undefined;
  /** Names of projects that use the skill, each once; the tooltip lists three, then `+N more`. */
  projects: readonly string[];
}

export interface SkillTileProps extends Skill, Omit<ComponentProps<'div'>, 'color'> {}

/**
 * A skill as a row of a dot plot: icon, name, proficiency on its axis. Its details are in a tooltip:
 * open on hover and focus, pinned by a click or a tap until the next one, Escape, a press elsewhere
 * or another tile.
 * @selector `[data-state="closed"]`, `[data-state="open"]`, `[data-state="pinned"]`
 */
export function SkillTile({
  name,
  icon,
  color,
  proficiency,
  description,
  projects,
  className,
  ...rest
}: SkillTileProps) {
  const isPercent = proficiency === undefined || (proficiency >= 0 && proficiency <= 100);
  assertProp(name.trim() !== '', 'SkillTile', 'name', 'must not be empty');
  assertProp(isPercent, 'SkillTile', 'proficiency', `of ${name} is not from 0 to 100`);

  const button = useRef<HTMLButtonElement>(null);
  const tile = useTileState(button);
  const group = use(SkillGroupContext);
  const shortName = shorten(name, TILE_NAME_LENGTH);
  const skill = { name, icon, color, proficiency, description, projects };
  const details = describeSkill({ ...skill, proficiency: undefined });

  const content = (
    <div
      {...rest}
      data-state={tile.state}
      className={cx(styles.row[group?.detailed ? 'detailed' : 'short'], styles.tile, className)}
    >
      <Root open={tile.isShown} onOpenChange={tile.onOpenChange} delayDuration={OPEN_DELAY_MS}>
        <Trigger
          ref={button}
          type="button"
          aria-pressed={tile.state === 'pinned'}
          className={styles.button}
          onPointerDown={tile.onPress}
          onPointerLeave={tile.onLeave}
          onBlur={tile.onLeave}
          onClick={(event) => {
            // Radix closes on every click.
            if (tile.state !== 'pinned') event.preventDefault();
            tile.toggle();
          }}
        >
          <span className={styles.label}>
            <SkillIcon name={name} icon={icon} color={color} />
            <span
              dir="auto"
              aria-hidden={shortName !== name || undefined}
              className={cx(styles.name, icon === '' && styles.nameOfBadge)}
            >
              {shortName}
            </span>
            {shortName !== name && (
              <VisuallyHidden className={styles.fullName}>{name}</VisuallyHidden>
            )}
          </span>
        </Trigger>
        <SkillTooltip {...skill} trigger={button} onClose={tile.close} />
      </Root>
      {/* Next to the button, because the content of a button has no roles of its own. */}
      {proficiency === undefined ? (
        group && <ScaleGap className={cx(styles.scale, styles.gap)} />
      ) : (
        <Scale
          value={proficiency}
          label={`Proficiency in ${name}`}
          color={color}
          className={styles.scale}
        />
      )}
      {group?.detailed && description && (
        <p className={cx(axisLabel, styles.description)}>{description}</p>
      )}
      {details && (
        <noscript className={styles.description}>
          <p className={axisLabel}>{shortName === name ? details : `${name}. ${details}`}</p>
        </noscript>
      )}
    </div>
  );
  return group ? content : <Provider>{content}</Provider>;
}
