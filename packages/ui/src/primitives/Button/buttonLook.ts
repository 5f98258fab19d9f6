import type { IconName } from '../Icon/index.ts';

/** One `solid` a view for the main action, `outline` for the others, `quiet` for what is seldom used. */
export const buttonVariants = ['solid', 'outline', 'quiet'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** Heights: 32, 44 and 52 px at the default text size. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** What a button and a link in the form of one have in common. */
export interface ButtonLook {
  /** @default 'solid' */
  variant?: ButtonVariant;
  /**
   * `sm` only where no finger has to hit it, or beside nothing else.
   * @default 'md'
   */
  size?: ButtonSize;
  /** A drawing before the label; decoration. */
  icon?: IconName | undefined;
  /**
   * A part of the label that is shown alone in a window narrower than 480 px; assistive technology
   * always has the whole one.
   */
  shortLabel?: string | undefined;
}
