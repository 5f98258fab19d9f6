import { DEFAULT_ACCENT_HUE } from './colors.ts';
import { type DesignToken, scales } from './designTokens.ts';
import { kebab } from './kebab.ts';
import { mapGroups, mapValues } from './mapValues.ts';
import { sizeAt, typeScale } from './scales.ts';

const round = (value: number) => Number(value.toFixed(4));

/** Converts pixels at the browser's default text size to rem. */
export const rem = (px: number) => `${round(px / 16)}rem`;

/** The CSS `clamp()` of one step of the fluid type scale (`scales.ts`). */
export const fluidSize = (step: number) => {
  const [small, large] = [sizeAt('narrow', step), sizeAt('wide', step)];
  const slope = (large - small) / (typeScale.wide.width - typeScale.narrow.width);
  const start = small - slope * typeScale.narrow.width;
  return `clamp(${rem(Math.min(small, large))}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(Math.max(small, large))})`;
};

/** CSS keywords for font families. All other names are quoted. */
const genericFamilies = ['serif', 'sans-serif', 'system-ui'];

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

/** All scales that are the same in both themes, as CSS strings. */
export const makeScales = () => ({
  ...mapGroups(scales, write),
  fontSize: mapValues(typeScale.steps, fluidSize),
});

/** A site sets this custom property to the hue of its accent, in degrees. */
export const accentHueProperty = '--pf-accent-hue';

/** The accent's hue as CSS: the one that the site sets, or the default. */
export const accentHue = `var(${accentHueProperty}, ${DEFAULT_ACCENT_HUE})`;

/** The custom property of a design token, without its dashes: `pf-color-text-muted`. */
export const tokenName = (path: readonly string[]) => `pf-${path.map(kebab).join('-')}`;
