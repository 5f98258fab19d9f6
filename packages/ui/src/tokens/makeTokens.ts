import { actionColors, colors, type Theme } from './colors.ts';
import { DEFAULT_ACCENT_HUE } from './palette.ts';
import {
  easing,
  fonts,
  layer,
  leading,
  motionMs,
  radius,
  space,
  typeScale,
  weight,
  width,
} from './scales.ts';

const round = (value: number) => Number(value.toFixed(4));

/** Pixels at the browser's default text size, as rem. */
export const rem = (px: number) => (px === 0 ? '0' : `${round(px / 16)}rem`);

/** The CSS `clamp()` of one step of the fluid type scale (`scales.ts`). */
export const fluidSize = (step: number) => {
  const { narrow, wide } = typeScale;
  const small = narrow.base * narrow.ratio ** step;
  const large = wide.base * wide.ratio ** step;
  const slope = (large - small) / (wide.width - narrow.width);
  const start = small - slope * narrow.width;
  return `clamp(${rem(Math.min(small, large))}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(Math.max(small, large))})`;
};

/** Words that CSS knows as families; any other name is quoted. */
const genericFamilies: readonly string[] = ['serif', 'sans-serif', 'system-ui'];

const fontStack = (families: readonly string[]) =>
  families.map((name) => (genericFamilies.includes(name) ? name : `"${name}"`)).join(', ');

type Values<T, V> = { [K in keyof T]: V };

const mapValues = <T extends object, V>(record: T, map: (value: T[keyof T]) => V) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value as T[keyof T])]),
  ) as Values<T, V>;

/** The custom property with which a site sets the hue of its accent, in degrees. */
export const accentHueProperty = '--pf-accent-hue';

/** The accent's hue, as CSS: what the site sets, or the default. */
export const accentHue = `var(${accentHueProperty}, ${DEFAULT_ACCENT_HUE})`;

/**
 * The colours of one theme, as CSS strings.
 * @param hue of the accent, in degrees, or CSS that stands for it
 */
export const makeColors = (theme: Theme, hue: number | string = DEFAULT_ACCENT_HUE) => ({
  surface: mapValues(colors.surface, (pair) => pair[theme]),
  text: mapValues(colors.text, (pair) => pair[theme]),
  line: mapValues(colors.line, (pair) => pair[theme]),
  action: mapValues(actionColors(hue), (pair) => pair[theme]),
});

/** Everything that does not change with the theme, as CSS strings. */
export const makeScales = () => ({
  space: mapValues(space, rem),
  radius: mapValues(radius, (px) => `${px}px`),
  size: mapValues(typeScale.steps, fluidSize),
  font: mapValues(fonts, fontStack),
  leading: mapValues(leading, String),
  weight: mapValues(weight, String),
  width: mapValues(width, rem),
  motion: mapValues(motionMs, (ms) => `${ms}ms`),
  easing: mapValues(easing, (points) => `cubic-bezier(${points.join(', ')})`),
  layer: mapValues(layer, String),
});
