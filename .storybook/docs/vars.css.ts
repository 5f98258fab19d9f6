import { DEFAULT_LOOK, looks, makeColors, makeScales, tokenName } from '@portfolio/ui/tokens';
import { createGlobalThemeContract } from '@vanilla-extract/css';

const look = looks[DEFAULT_LOOK];

/** The design tokens, to draw the docs pages with; their values are set by the library's stylesheet. */
export const vars = createGlobalThemeContract(
  { color: makeColors(look, 'light'), ...makeScales(look) },
  (_value, path) => tokenName(path),
);
