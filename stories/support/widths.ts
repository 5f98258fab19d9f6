import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';

/** Globals that pin a story to a window's width (`.storybook/shared/viewports.ts`). */
export const narrow = { viewport: { value: 'narrow' } };
export const phone = { viewport: { value: 'phone' } };
export const desktop = { viewport: { value: 'desktop' } };

/** Pins a story to a window of so many px, where none of the named ones will do. */
export const windowOf = (width: number) => ({
  globals: { viewport: { value: `window${width}` } },
  parameters: {
    viewport: {
      options: {
        [`window${width}`]: {
          name: `${width}`,
          styles: { width: `${width}px`, height: '800px' },
        },
      },
    },
  },
});

/** Globals in which components say their words in Arabic, from right to left. */
export const arabic = { language: 'ar' };

/**
 * Gives the stories of a file room of `rem` where there is as much, for what follows the room and not the window. A
 * story that needs another has `parameters: { inlineSize: 70 }`.
 */
export const inlineSize =
  (rem: number): Decorator =>
  (Story, { parameters }) =>
    createElement(
      'div',
      { style: { inlineSize: `min(${parameters.inlineSize ?? rem}rem, 100%)` } },
      createElement(Story),
    );
