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

/** A story with these args in the narrowest window, where nothing may be wider than that. */
export const inNarrowWindow = <Args>(args: Args) => ({ ...fitsNarrow, args });

/** A story with these args in text that runs from right to left. */
export const rightToLeft = <Args>(args: Args) => ({ globals: { direction: 'rtl' }, args });

/** Globals in which components say their words in Arabic, from right to left. */
export const arabic = { language: 'ar' };

/** Gives a story room of `rem` where there is as much, for what follows the room and not the window. */
export const inlineSize =
  (rem: number): Decorator =>
  (Story) =>
    createElement('div', { style: { inlineSize: `min(${rem}rem, 100%)` } }, createElement(Story));
