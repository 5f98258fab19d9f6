import { actionFallback, makeColors } from './colors.ts';
import { accentHue, accentHueProperty, makeScales, tokenName } from './css.ts';
import type { Look, Theme } from './looks/index.ts';

type Groups = Record<string, Record<string, string>>;

const declare = (groups: Groups) =>
  Object.entries(groups)
    .flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => `--${tokenName([group, name])}:${value}`),
    )
    .join(';');

const declareColors = (colors: Groups) =>
  Object.entries(colors)
    .map(([group, values]) => declare({ [`color-${group}`]: values }))
    .join(';');

/** The options of {@link lookStyles}. */
export interface LookOptions {
  /** The hue of the accent in degrees. @default the one that the page sets, or {@link DEFAULT_ACCENT_HUE} */
  hue?: number | undefined;
  /** A single theme, or both, of which the system or the visitor chooses one. @default 'system' */
  theme?: Theme | 'system' | undefined;
  /** The element that has the look. @default ':root' */
  root?: string;
}

/**
 * A look as CSS: all custom properties of the tokens on the root element, in the layer of the tokens. The library's own
 * stylesheet only uses them (`styles/theme.css.ts`), so a site has the values of one look.
 */
export function lookStyles(
  look: Look,
  { hue, theme = 'system', root = ':root' }: LookOptions = {},
): string {
  const colorRule = (selector: string, name: Theme) =>
    `${selector}{color-scheme:${name};${declareColors(makeColors(look, name, accentHue))}}@supports not (color:oklch(0 0 0)){${selector}{${declare({ 'color-action': { default: actionFallback.default[name], hover: actionFallback.hover[name] } })}}}`;
  const dark = (selector: string) => colorRule(selector, 'dark');
  const inTheme = {
    light: () => '',
    // Paper is light.
    dark: () => `@media screen{${dark(root)}}`,
    // The visitor's choice overrides the system's theme, in both directions.
    system: () =>
      `@media screen and (prefers-color-scheme:dark){${dark(root)}}${colorRule(`${root}[data-theme="light"]`, 'light')}@media screen{${dark(`${root}[data-theme="dark"]`)}}`,
  };
  const ownHue = hue === undefined ? '' : `;${accentHueProperty}:${hue}`;
  return `@layer tokens{${root}{${declare(makeScales(look))}${ownHue}}${colorRule(root, 'light')}${inTheme[theme]()}}`;
}
