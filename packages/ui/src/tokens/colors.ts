import { mapGroups } from './mapValues.ts';

/** The two themes. A semantic colour can't be defined without both. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The colours of one role in both themes, as CSS colours. */
export type ColorPair = Record<Theme, string>;

/** The hue of the accent if a site sets none, in degrees on the OKLCH wheel. It is a blue. */
export const DEFAULT_ACCENT_HUE = 264;

// Colours that several roles share. Components use only the roles.
const brightPaper = '#fffdf8';
const deepInk = '#110f0b';
const positive = { light: '#1a6b3c', dark: '#7ad8a0' };
const negative = { light: '#b0281f', dark: '#ffa097' };

/** Semantic colours, named for what a colour is for and never for what it looks like. The accent has the site's hue. */
const makePairs = (hue: number | string) =>
  ({
    surface: {
      page: { light: '#faf7f0', dark: '#171511' },
      raised: { light: brightPaper, dark: '#211e19' },
      sunken: { light: '#f1ece1', dark: deepInk },
    },
    text: {
      default: { light: '#1c1a16', dark: '#ece9e2' },
      muted: { light: '#5a5448', dark: '#b5afa2' },
      positive,
      negative,
    },
    line: {
      hairline: { light: '#d9d2c3', dark: '#3a352c' },
      control: { light: '#857d6c', dark: '#8c8473' },
      positive,
      negative,
    },
    /** Links and controls. Lightness and chroma are fixed, so that every hue keeps its contrast. */
    action: {
      default: { light: `oklch(46% 0.2 ${hue})`, dark: `oklch(79% 0.11 ${hue})` },
      hover: { light: `oklch(38% 0.19 ${hue})`, dark: `oklch(86% 0.08 ${hue})` },
      on: { light: brightPaper, dark: deepInk },
    },
  }) satisfies Record<string, Record<string, ColorPair>>;

/** All roles with the default accent. */
export const colors = makePairs(DEFAULT_ACCENT_HUE);

/**
 * The colours of links and controls in browsers without `oklch()`, which came with Chrome 111, Firefox 113 and Safari
 * 15.4. They have the default hue. Without them a button would have no background.
 */
export const actionFallback = {
  default: { light: '#1949c5', dark: '#97baff' },
  hover: { light: '#0830a5', dark: '#b7d1ff' },
} satisfies Record<string, ColorPair>;

/** The colours of links and controls, with the accent's `hue` in degrees. */
export const actionColors = (hue: number) => makePairs(hue).action;

/** The colours of one theme, with the accent's `hue` in degrees or as CSS. */
export const makeColors = (theme: Theme, hue: number | string = DEFAULT_ACCENT_HUE) =>
  mapGroups(makePairs(hue), (pair: ColorPair) => pair[theme]);
