import type { IconName } from '../Icon/index.ts';

/** One `solid` per view for the main action, `outline` for the others, `quiet` for rare ones. */
export const buttonVariants = ['solid', 'outline', 'quiet'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights: 32, 44 and 52 px at the default text size. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** @default 'solid' */
  variant?: ButtonVariant;
  /**
   * `sm` only where nobody has to hit it with a finger, or nothing else is near.
   * @default 'md'
   */
  size?: ButtonSize;
  /** Decoration before the label. */
  icon?: IconName | undefined;
  /**
   * A part of the label, shown instead of it in a window narrower than 480 px. Assistive technology
   * always reads the whole label.
   */
  shortLabel?: string | undefined;
}
