import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { actionFallback, makeColors, type Theme } from '../tokens/colors.ts';
import { accentHue, makeScales, tokenName } from '../tokens/css.ts';
import { inLayer } from './layered.ts';

const light = makeColors('light', accentHue);
const scales = makeScales();

/** Design tokens as CSS custom properties with readable names, such as `--pf-color-text-muted`. */
export const vars = createGlobalThemeContract({ color: light, ...scales }, (_value, path) =>
  tokenName(path),
);

const { color, ...scaleVars } = vars;
const ruleOf = (theme: Theme) => ({
  colorScheme: theme,
  vars: assignVars(color, makeColors(theme, accentHue)),
  '@supports': {
    'not (color: oklch(0 0 0))': {
      vars: {
        [color.action.default]: actionFallback.default[theme],
        [color.action.hover]: actionFallback.hover[theme],
      },
    },
  },
});
const [lightRule, darkRule] = [ruleOf('light'), ruleOf('dark')];
const root = (selector: string, rule: object) =>
  globalStyle(`:root${selector}`, inLayer('tokens')(rule));

root('', { vars: assignVars(scaleVars, scales) });
root('', lightRule);
// Paper is light.
root('', { '@media': { 'screen and (prefers-color-scheme: dark)': darkRule } });
// The visitor's choice overrides the system's theme, in both directions.
root('[data-theme="light"]', lightRule);
root('[data-theme="dark"]', { '@media': { screen: darkRule } });
