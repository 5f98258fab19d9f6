import type { ComponentProps } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { shorten } from '../../text/shorten.ts';
import { badge } from './SkillIcon.css.ts';

/** How many characters of a name fit on a badge, before an ellipsis (spec section 8). */
export const BADGE_NAME_LENGTH = 8;

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
      className={cx(badge, className)}
      style={{ ...style, ...customProperties({ '--pf-mark': color }) }}
    >
      {shorten(name, maxLength)}
    </span>
  );
}
