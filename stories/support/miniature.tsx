import type { Decorator } from '@storybook/react-vite';
import * as styles from './miniature.css.ts';

/**
 * Draws the states on a docs page as small as a page has to be to fit there, for what follows its place or its window.
 * Comes after `inlineSize`, which says how much of the page they take.
 */
export const miniature: Decorator = (Story, { parameters }) => (
  <div className={parameters.layout === 'fullscreen' ? styles.page : styles.part}>
    <Story />
  </div>
);
