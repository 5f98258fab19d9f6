import type { ComponentProps } from 'react';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { cx } from '../../styles/cx.ts';
import { BADGE_NAME_LENGTH, SkillBadge } from './SkillBadge.tsx';
import { image, picture } from './SkillIcon.css.ts';

/**
 * How many characters of a name show below the icon, and on the badge of a skill that has none,
 * before an ellipsis (spec section 9).
 */
export const TILE_NAME_LENGTH = 12;

export interface SkillIconProps extends ComponentProps<'span'> {
  /** The skill; shown on the badge if the icon fails. */
  name: string;
  /** Address of the icon; empty for a skill without one. */
  icon: string;
  /** The skill's own colour, any CSS colour; on the badge. */
  color: string;
  /**
   * Width and height in pixels at the default text size.
   * @default 40
   */
  size?: number;
}

/**
 * A skill's icon, or its badge if there is none or it fails. Decoration: the name must be beside
 * it.
 */
export function SkillIcon({
  name,
  icon,
  color,
  size = 40,
  className,
  style,
  ...rest
}: SkillIconProps) {
  const length = `${size / 16}rem`;
  const { hasFailed, imageProps } = useImageFailure(icon);
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(picture, className)}
      style={{ ...style, minBlockSize: length }}
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
          className={image}
          width={size}
          height={size}
          loading="lazy"
          style={{ blockSize: length, inlineSize: length }}
        />
      )}
    </span>
  );
}
