import type { ComponentProps } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { shorten } from '../../text/shorten.ts';
import { badge } from './SkillIcon.css.ts';

/** Characters of a name on a badge; a longer one ends in an ellipsis (spec section 8). */
export const BADGE_NAME_LENGTH = 8;

export interface SkillBadgeProps extends ComponentProps<'span'> {
  /** The skill. */
  name: string;
  /**
   * Characters after which the name is cut.
   * @default 8
   */
  maxLength?: number;
  /** The skill's own colour, any CSS colour: border and tint, so that the text keeps its contrast. */
  color: string;
}

/**
 * Stands for a skill whose icon cannot be shown.
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
