import type { FamilyName } from '../../fonts/fontFiles.ts';

/** The two themes. A semantic colour can't be defined without both. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The colours of one role in both themes, as CSS colours. */
export type ColorPair = Record<Theme, string>;

/** One end of the fluid modular type scale: `base` px and `ratio` per step, in windows of `typeWidths`. */
export interface TypeEnd {
  base: number;
  ratio: number;
}

/** Spacing of a look with room around things; others change some of its steps. */
export const usualSpace = {
  none: 0,
  hair: 2,
  xxs: 4,
  xs: 8,
  sm: 12,
  md: 16,
  lg: 24,
  xl: 32,
  xxl: 48,
  section: 72,
};

/** A look of the site, which owners choose by its name. Components don't know it: they only see the tokens made of it. */
export interface Look {
  /** Of headings and numbers, of running text, and of labels as small as those of an axis. */
  fonts: Record<'display' | 'text' | 'label', FamilyName>;
  /** The weight of the display face. It must be one that the face has. */
  headingWeight: number;
  /** Letter spacing in em: of a page's title, of other headings and numbers, and of labels. */
  tracking: Record<'title' | 'display' | 'label', number>;
  type: Record<'narrow' | 'wide', TypeEnd>;
  /** Spacing in px at the default text size. CSS has it in rem, so that it grows with the text. */
  space: typeof usualSpace;
  /** Corner radii in px. */
  radius: Record<'sm' | 'md' | 'full', number>;
  /** Paper, ink and lines. The colours of success, of errors and of the accent are the same in all looks. */
  colors: {
    surface: Record<'page' | 'raised' | 'sunken', ColorPair>;
    text: Record<'default' | 'muted', ColorPair>;
    line: Record<'hairline' | 'control', ColorPair>;
  };
}
