import { kebab } from '../kebab.ts';
import { DEFAULT_ACCENT_HUE } from './colors.ts';
import { type DesignToken, scalesOf } from './designTokens.ts';
import type { Look } from './looks/index.ts';
import { mapGroups, mapValues } from './mapValues.ts';
import { sizeAt, typeSteps, typeWidths } from './scales.ts';

const round = (value: number) => Number(value.toFixed(4));

/** Converts pixels at the browser's default text size to rem. */
export const rem = (px: number) => `${round(px / 16)}rem`;

/** The CSS `clamp()` of one step of a look's fluid type scale (`scales.ts`). */
export const fluidSize = (look: Look, step: number) => {
  const [small, large] = [sizeAt(look, 'narrow', step), sizeAt(look, 'wide', step)];
  const slope = (large - small) / (typeWidths.wide - typeWidths.narrow);
  const start = small - slope * typeWidths.narrow;
  return `clamp(${rem(Math.min(small, large))}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(Math.max(small, large))})`;
};

/** CSS keywords for font families. All other names are quoted. */
const genericFamilies = ['serif', 'sans-serif', 'system-ui', 'ui-monospace', 'monospace'];

function write({ $type, $value }: DesignToken): string {
  switch ($type) {
    case 'dimension':
    case 'duration':
      return `${$value.value}${$value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${$value.join(', ')})`;
    case 'fontFamily':
      return $value
        .map((name) => (genericFamilies.includes(String(name)) ? name : `"${name}"`))
        .join(', ');
    default:
      return String($value);
  }
}

/** All scales of a look, which are the same in both themes, as CSS strings. */
export const makeScales = (look: Look) => ({
  ...mapGroups(scalesOf(look), write),
  tracking: mapValues(look.tracking, (em) => `${em}em`),
  fontSize: mapValues(typeSteps, (step) => fluidSize(look, step)),
});

/** A site sets this custom property to the hue of its accent, in degrees. */
export const accentHueProperty = '--pf-accent-hue';

/** The accent's hue as CSS: the one that the site sets, or the default. */
export const accentHue = `var(${accentHueProperty}, ${DEFAULT_ACCENT_HUE})`;

/** The custom property of a design token, without its dashes: `pf-color-text-muted`. */
export const tokenName = (path: readonly string[]) => `pf-${path.map(kebab).join('-')}`;
