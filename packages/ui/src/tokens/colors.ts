import type { ColorPair, Look, Theme } from './looks/index.ts';
import { mapGroups } from './mapValues.ts';

/** The hue of the accent if a site sets none, in degrees on the OKLCH wheel. It is a blue. */
export const DEFAULT_ACCENT_HUE = 264;

// Good and bad have the same colours in every look.
const positive = { light: '#1a6b3c', dark: '#7ad8a0' };
const negative = { light: '#b0281f', dark: '#ffa097' };

/**
 * The semantic colours of a look, named for what a colour is for and never for what it looks like.
 * @param hue of the accent, in degrees or as CSS
 */
export const colorsOf = ({ colors }: Look, hue: number | string = DEFAULT_ACCENT_HUE) =>
  ({
    surface: colors.surface,
    text: { ...colors.text, positive, negative },
    line: { ...colors.line, positive, negative },
    /** Links and controls. Lightness and chroma are fixed, so that every hue keeps its contrast. */
    action: {
      default: { light: `oklch(46% 0.2 ${hue})`, dark: `oklch(79% 0.11 ${hue})` },
      hover: { light: `oklch(38% 0.19 ${hue})`, dark: `oklch(86% 0.08 ${hue})` },
      on: { light: colors.surface.raised.light, dark: colors.surface.sunken.dark },
    },
  }) satisfies Record<string, Record<string, ColorPair>>;

/**
 * The colours of links and controls in browsers without `oklch()`, which came with Chrome 111, Firefox 113 and Safari
 * 15.4. They have the default hue. Without them a button would have no background.
 */
export const actionFallback = {
  default: { light: '#1949c5', dark: '#97baff' },
  hover: { light: '#0830a5', dark: '#b7d1ff' },
} satisfies Record<string, ColorPair>;

/** The colours of a look in one theme, with the accent's `hue` in degrees or as CSS. */
export const makeColors = (look: Look, theme: Theme, hue?: number | string) =>
  mapGroups(colorsOf(look, hue), (pair: ColorPair) => pair[theme]);
