import { type Look, usualSpace } from './look.ts';

/** Headings and labels of one width, as in an editor of code, and cool ink. */
export const technical: Look = {
  fonts: { display: 'jetBrainsMono', text: 'publicSans', label: 'jetBrainsMono' },
  headingWeight: 600,
  tracking: { title: -0.05, display: -0.04, label: -0.03 },
  // The letters of this face are wide, so its headings are smaller.
  type: { narrow: { base: 16, ratio: 1.14 }, wide: { base: 16.5, ratio: 1.2 } },
  space: { ...usualSpace, xxl: 44, section: 64 },
  radius: { sm: 0, md: 0, full: 999 },
  colors: {
    surface: {
      page: { light: '#f4f7f8', dark: '#0c1214' },
      raised: { light: '#fcfefe', dark: '#141c1f' },
      sunken: { light: '#e8eef0', dark: '#070b0d' },
    },
    text: {
      default: { light: '#10191c', dark: '#e3edef' },
      muted: { light: '#46555b', dark: '#a3b3b8' },
    },
    line: {
      hairline: { light: '#cbd6da', dark: '#2a373c' },
      control: { light: '#6f8087', dark: '#7d9096' },
    },
  },
};
