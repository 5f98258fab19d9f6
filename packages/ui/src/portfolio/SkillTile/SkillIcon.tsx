import type { ComponentProps } from 'react';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { shorten } from '../../text/shorten.ts';
import * as styles from './SkillIcon.css.ts';

/** How many characters of a name fit on a badge, before an ellipsis (spec section 8). */
const BADGE_NAME_LENGTH = 8;

/** Width and height of an icon in pixels at the default text size, unless given: that of its class. */
const SIZE = 24;

/** An icon from another site, whose colours nobody has checked in both themes. */
const isElsewhere = (icon: string) => /^(?:https?:)?\/\//i.test(icon);

/**
 * How many characters of a name show on a tile, and on the badge of a skill without an icon, before
 * an ellipsis (spec section 9).
 */
export const TILE_NAME_LENGTH = 12;

export interface SkillBadgeProps extends ComponentProps<'span'> {
  /** The skill. */
  name: string;
  /**
   * Characters after which the name is cut.
   * @default 8
   */
  maxLength?: number;
  /** Any CSS colour, for border and tint: the text keeps its contrast. */
  color: string;
}

/**
 * Replaces the icon of a skill that has none, or whose icon fails.
 * @selector `[data-badge]`
 */
export function SkillBadge({
  name,
  color,
  maxLength = BADGE_NAME_LENGTH,
  className,
  style,
  ...rest
}: SkillBadgeProps) {
  return (
    <span
      {...rest}
      data-badge=""
      className={cx(styles.badge, className)}
      style={{ ...style, ...customProperties({ '--pf-mark': color }) }}
    >
      {shorten(name, maxLength)}
    </span>
  );
}

export interface SkillIconProps extends Omit<SkillBadgeProps, 'maxLength'> {
  /** Address of the icon; empty for a skill without one. */
  icon: string;
  /**
   * Width and height in pixels at the default text size.
   * @default 24
   */
  size?: number;
}

/**
 * A skill's icon, or its badge if there is none or it fails. Decoration: the name must be next to it, unless the
 * badge of a skill without an icon says it. An icon of another site is on white paper in the dark theme, too.
 */
export function SkillIcon({
  name,
  icon,
  color,
  size = SIZE,
  className,
  style,
  ...rest
}: SkillIconProps) {
  const length = size === SIZE ? undefined : `${size / 16}rem`;
  const { hasFailed, imageProps } = useImageFailure(icon);
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(styles.picture, className)}
      style={length ? { ...style, minBlockSize: length } : style}
    >
      {icon === '' || hasFailed ? (
        <SkillBadge
          name={name}
          color={color}
          maxLength={icon === '' ? TILE_NAME_LENGTH : BADGE_NAME_LENGTH}
        />
      ) : (
        <img
          {...imageProps}
          alt=""
          className={cx(styles.image, isElsewhere(icon) && styles.elsewhere)}
          width={size}
          height={size}
          loading="lazy"
          style={length ? { blockSize: length, inlineSize: length } : undefined}
        />
      )}
    </span>
  );
}
