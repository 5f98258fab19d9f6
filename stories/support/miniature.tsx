import type { Decorator } from '@storybook/react-vite';
import { miniature as className } from './miniature.css.ts';

/**
 * Draws the states of a docs page as if they had the room of a page, for what follows its place. Comes after
 * `inlineSize`, which says how much of that room they take.
 */
export const miniature: Decorator = (Story) => (
  <div className={className}>
    <Story />
  </div>
);
