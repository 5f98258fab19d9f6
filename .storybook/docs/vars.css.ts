import { makeColors, makeScales, tokenName } from '@portfolio/ui/tokens';
import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The design tokens, to draw the docs pages with; their values are set by the library's stylesheet. */
export const vars = createGlobalThemeContract(
  { color: makeColors('light'), ...makeScales() },
  (_value, path) => tokenName(path),
);
