import { type ComponentProps, useEffect, useRef, useState } from 'react';
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
  const ref = useRef<HTMLImageElement>(null);
  const [failedIcon, setFailedIcon] = useState<string>();

  useEffect(() => {
    const element = ref.current;
    if (!element?.complete || element.naturalWidth > 0) return;
    // It may have failed before there was anyone to listen. A drawing without a size of its own is
    // no wider, but can be decoded.
    let isCurrent = true;
    element.decode().catch(() => isCurrent && setFailedIcon(icon));
    return () => {
      isCurrent = false;
    };
  }, [icon]);

  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(picture, className)}
      style={{ ...style, minBlockSize: length }}
    >
      {icon === '' || failedIcon === icon ? (
        <SkillBadge name={name} color={color} />
      ) : (
        <img
          ref={ref}
          src={icon}
          alt=""
          className={image}
          width={size}
          height={size}
          loading="lazy"
          style={{ blockSize: length, inlineSize: length }}
          onError={() => setFailedIcon(icon)}
        />
      )}
    </span>
  );
}
