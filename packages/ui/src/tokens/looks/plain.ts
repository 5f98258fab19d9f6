import { type Look, usualSpace } from './look.ts';

/** One sans, white paper, rounder corners, and less room around things. */
export const plain: Look = {
  fonts: { display: 'publicSans', text: 'publicSans', label: 'publicSans' },
  headingWeight: 660,
  tracking: { title: -0.022, display: -0.016, label: 0.005 },
  type: { narrow: { base: 16, ratio: 1.17 }, wide: { base: 16.5, ratio: 1.23 } },
  space: { ...usualSpace, xs: 7, sm: 10, md: 14, lg: 20, xl: 28, xxl: 40, section: 56 },
  radius: { sm: 4, md: 8, full: 999 },
  colors: {
    surface: {
      page: { light: '#ffffff', dark: '#131416' },
      raised: { light: '#ffffff', dark: '#1c1e21' },
      sunken: { light: '#f3f4f6', dark: '#0c0d0e' },
    },
    text: {
      default: { light: '#16181b', dark: '#ececee' },
      muted: { light: '#52575e', dark: '#b0b4ba' },
    },
    line: {
      hairline: { light: '#dadde2', dark: '#34383d' },
      control: { light: '#7b8189', dark: '#868c94' },
    },
  },
};
