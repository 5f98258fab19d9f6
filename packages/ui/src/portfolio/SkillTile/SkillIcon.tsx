import type { ComponentProps } from 'react';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { shorten } from '../../text/shorten.ts';
import * as styles from './SkillIcon.css.ts';

/** The number of characters of a name that fit on a badge, before an ellipsis (spec section 8). */
const BADGE_NAME_LENGTH = 8;

/** The default width and height of an icon, in pixels at the default text size. */
const SIZE = 24;

/** Nobody has checked the colours of an icon from another site in both themes. */
const isFromOtherSite = (icon: string) => /^(?:https?:)?\/\//i.test(icon);

/**
 * The number of characters of a name on a tile, and on the badge of a skill without an icon, before an ellipsis (spec
 * section 9).
 */
export const TILE_NAME_LENGTH = 12;

export interface SkillBadgeProps extends ComponentProps<'span'> {
  /** The skill's name. */
  name: string;
  /**
   * Characters after which the name is cut.
   * @default 8
   */
  maxLength?: number;
  /** Any CSS colour, for border and tint. The text keeps its contrast. */
  color: string;
}

/**
 * Replaces the icon if a skill has none, or if it fails to load.
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
 * A skill's icon, or its badge if there is none or it fails to load. It is decoration: the name must be next to it,
 * unless the badge already shows it. In the dark theme, an icon of another site is on white paper.
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
          className={cx(styles.image, isFromOtherSite(icon) && styles.fromOtherSite)}
          width={size}
          height={size}
          loading="lazy"
          style={length ? { blockSize: length, inlineSize: length } : undefined}
        />
      )}
    </span>
  );
}
