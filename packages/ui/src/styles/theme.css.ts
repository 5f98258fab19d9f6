import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeColors } from '../tokens/colors.ts';
import { makeScales, tokenName } from '../tokens/css.ts';
import { DEFAULT_LOOK, looks } from '../tokens/looks/index.ts';

const look = looks[DEFAULT_LOOK];

/**
 * Design tokens as CSS custom properties with readable names, such as `--pf-color-text-muted`. Their values come with the
 * look of the site (`lookStyles`).
 */
export const vars = createGlobalThemeContract(
  { color: makeColors(look, 'light'), ...makeScales(look) },
  (_value, path) => tokenName(path),
);
