import { accentColors, DEFAULT_ACCENT_HUE, palette } from './palette.ts';

/** The two themes. A semantic colour cannot be written without both. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** One role, in both themes, as CSS colours. */
export type ColorPair = Record<Theme, string>;

const { paper, ink, text, green, red } = palette;

/** The colours of what can be acted on, in a hue of the site's own. */
export function actionColors(hue: number | string) {
  const accent = accentColors(hue);
  return {
    default: { light: accent.onPaper, dark: accent.onInk },
    hover: { light: accent.strongOnPaper, dark: accent.strongOnInk },
    on: { light: paper.bright, dark: ink.deep },
  } satisfies Record<string, ColorPair>;
}

/** Semantic colours: what a colour is for, never what it looks like. */
export const colors = {
  surface: {
    page: { light: paper.plain, dark: ink.plain },
    raised: { light: paper.bright, dark: ink.lift },
    sunken: { light: paper.shade, dark: ink.deep },
  },
  text: {
    default: { light: text.onPaper, dark: text.onInk },
    muted: { light: text.softOnPaper, dark: text.softOnInk },
    positive: { light: green.onPaper, dark: green.onInk },
    negative: { light: red.onPaper, dark: red.onInk },
  },
  line: {
    hairline: { light: paper.line, dark: ink.line },
    control: { light: paper.edge, dark: ink.edge },
    positive: { light: green.onPaper, dark: green.onInk },
    negative: { light: red.onPaper, dark: red.onInk },
  },
  action: actionColors(DEFAULT_ACCENT_HUE),
} as const satisfies Record<string, Record<string, ColorPair>>;
