import { mapValues } from './mapValues.ts';
import { accent, type Color, cssColor, DEFAULT_ACCENT_HUE, palette } from './palette.ts';

/** The two themes. A semantic colour can't be defined without both. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** One role, in both themes, as CSS colours. */
export type ColorPair = Record<Theme, string>;

const { paper, ink, text, green, red } = palette;

/** Semantic colours: what a colour is for, never what it looks like. */
const makeRoles = (hue: number | string) => {
  const { onPaper, onInk, strongOnPaper, strongOnInk } = accent(hue);
  return {
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
    /** What can be acted on. */
    action: {
      default: { light: onPaper, dark: onInk },
      hover: { light: strongOnPaper, dark: strongOnInk },
      on: { light: paper.bright, dark: ink.deep },
    },
  } satisfies Record<string, Record<string, Record<Theme, Color>>>;
};

type Roles = ReturnType<typeof makeRoles>;

/** Every role in the accent's `hue`, replaced by what `write` makes of its two colours. */
export const writeColors = <V>(
  hue: number | string,
  write: (pair: Record<Theme, Color>) => V,
): { [Group in keyof Roles]: Record<keyof Roles[Group], V> } => {
  const { surface, text, line, action } = makeRoles(hue);
  return {
    surface: mapValues(surface, write),
    text: mapValues(text, write),
    line: mapValues(line, write),
    action: mapValues(action, write),
  };
};

const cssPairs = (hue: number | string) =>
  writeColors(hue, (pair): ColorPair => mapValues(pair, cssColor));

/** Every role in the default accent, as CSS colours. */
export const colors = cssPairs(DEFAULT_ACCENT_HUE);

/** The colours of what can be acted on, in the accent's `hue`, as CSS colours. */
export const actionColors = (hue: number | string) => cssPairs(hue).action;
