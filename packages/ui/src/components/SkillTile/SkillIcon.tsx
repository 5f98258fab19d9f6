import type { ComponentProps } from 'react';
import { useImageFailure } from '../../hooks/useImageFailure';
import { cx } from '../../styles/cx';
import { SkillBadge } from './SkillBadge';
import { image, picture } from './SkillIcon.css';

export interface SkillIconProps extends ComponentProps<'span'> {
  /** The skill; on the badge that takes the icon's place where it fails. */
  name: string;
  /** Address of the icon. */
  icon: string;
  /** The skill's own colour, any CSS colour; on the badge. */
  color: string;
  /**
   * Width and height in pixels at the default text size.
   * @default 40
   */
  size?: number;
}

/** A skill's icon, or its badge where the icon cannot be loaded. Decoration: its name stands by. */
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
        <SkillBadge name={name} color={color} />
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
