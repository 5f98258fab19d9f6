import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { accentHue, makeColors, makeScales } from '../tokens/index.ts';
import { tokenName } from '../tokens/tokenName.ts';
import { tokens } from './layers.css.ts';

const light = makeColors('light', accentHue);
const scales = makeScales();

/** Design tokens as CSS custom properties with readable names, such as `--pf-color-text-muted`. */
export const vars = createGlobalThemeContract({ color: light, ...scales }, (_value, path) =>
  tokenName(path),
);

const { color, ...scaleVars } = vars;
const lightRule = { colorScheme: 'light', vars: assignVars(color, light) };
const darkRule = { colorScheme: 'dark', vars: assignVars(color, makeColors('dark', accentHue)) };
const layered = (rule: object) => ({ '@layer': { [tokens]: rule } });

globalStyle(':root', layered({ vars: assignVars(scaleVars, scales) }));
globalStyle(':root', layered(lightRule));
// Paper is light.
globalStyle(
  ':root',
  layered({ '@media': { 'screen and (prefers-color-scheme: dark)': darkRule } }),
);
// An explicit choice wins over the system's, in both directions.
globalStyle(':root[data-theme="light"]', layered(lightRule));
globalStyle(':root[data-theme="dark"]', layered({ '@media': { screen: darkRule } }));
