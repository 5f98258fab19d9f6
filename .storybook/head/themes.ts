import { formatHex } from 'culori';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import {
  DEFAULT_LOOK,
  looks,
  makeColors,
  makeScales,
  type Theme,
  themes,
} from '../../packages/ui/src/tokens/index.ts';
import { NAME } from '../shared/name.ts';

const look = looks[DEFAULT_LOOK];
const { font } = makeScales(look);
const fontCode = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** Storybook calculates with its colours and knows neither `oklch()` nor custom properties. */
function hex(css: string): string {
  const color = formatHex(css);
  if (color === undefined) throw new Error(`${css} is not a colour.`);
  return color;
}

/** Storybook's theme, from our tokens: one paper, one ink, hairlines, and the accent for what acts. */
function makeTheme(theme: Theme): ThemeVars {
  const { action, line, surface, text } = makeColors(look, theme);
  const [accent, muted, hairline] = [action.default, text.muted, line.hairline].map(hex) as [
    string,
    string,
    string,
  ];
  return create({
    base: theme,
    brandTitle: `<span class="brand">${NAME}</span>`,
    brandUrl: './',
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: surface.page,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appHoverBg: surface.sunken,
    appBorderColor: hairline,
    appBorderRadius: 2,
    fontBase: font.text,
    fontCode,
    textColor: text.default,
    textInverseColor: hex(action.on),
    textMutedColor: muted,
    barBg: surface.page,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    buttonBg: surface.page,
    // The search field has it, too: a control has 3:1.
    buttonBorder: line.control,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
    inputBg: surface.raised,
    inputBorder: line.control,
    inputTextColor: text.default,
    inputBorderRadius: 2,
  });
}

/** Storybook's two themes, as data: both its windows get them with their HTML. */
export const makeThemes = () =>
  Object.fromEntries(themes.map((theme) => [theme, makeTheme(theme)])) as Record<Theme, ThemeVars>;
