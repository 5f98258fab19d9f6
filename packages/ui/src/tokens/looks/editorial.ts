import { type Look, usualSpace } from './look.ts';

/** Serif headings, warm paper, hairlines and right angles. */
export const editorial: Look = {
  fonts: { display: 'newsreader', text: 'publicSans', label: 'publicSans' },
  headingWeight: 560,
  tracking: { title: -0.016, display: -0.012, label: 0.005 },
  type: { narrow: { base: 16, ratio: 1.18 }, wide: { base: 17, ratio: 1.26 } },
  space: usualSpace,
  radius: { sm: 2, md: 4, full: 999 },
  colors: {
    surface: {
      page: { light: '#faf7f0', dark: '#171511' },
      raised: { light: '#fffdf8', dark: '#211e19' },
      sunken: { light: '#f1ece1', dark: '#110f0b' },
    },
    text: {
      default: { light: '#1c1a16', dark: '#ece9e2' },
      muted: { light: '#5a5448', dark: '#b5afa2' },
    },
    line: {
      hairline: { light: '#d9d2c3', dark: '#3a352c' },
      control: { light: '#857d6c', dark: '#8c8473' },
    },
  },
};
