import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import { expectNoSidewaysScroll } from './expectations.ts';

/** Globals that pin a story to a window's width (`.storybook/viewports.ts`). */
export const narrow = { viewport: { value: 'narrow' } };
export const phone = { viewport: { value: 'phone' } };
export const desktop = { viewport: { value: 'desktop' } };

/** Part of a story for the narrowest window, which fails when anything is wider than that. */
export const fitsNarrow = {
  globals: narrow,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expectNoSidewaysScroll(canvasElement),
};

/** Gives a story room of `rem`, for what follows the room and not the window. */
export const inlineSize =
  (rem: number): Decorator =>
  (Story) =>
    createElement('div', { style: { inlineSize: `${rem}rem` } }, createElement(Story));
