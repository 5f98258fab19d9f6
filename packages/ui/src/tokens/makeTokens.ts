import { type Theme, writeColors } from './colors.ts';
import { mapValues } from './mapValues.ts';
import { cssColor, DEFAULT_ACCENT_HUE } from './palette.ts';
import { type Kinds, scales, sizeAt, typeScale, writeScale } from './scales.ts';

const round = (value: number) => Number(value.toFixed(4));

/** Pixels at the browser's default text size, as rem. */
export const rem = (px: number) => (px === 0 ? '0' : `${round(px / 16)}rem`);

/** The CSS `clamp()` of one step of the fluid type scale (`scales.ts`). */
export const fluidSize = (step: number) => {
  const [small, large] = [sizeAt('narrow', step), sizeAt('wide', step)];
  const slope = (large - small) / (typeScale.wide.width - typeScale.narrow.width);
  const start = small - slope * typeScale.narrow.width;
  return `clamp(${rem(Math.min(small, large))}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(Math.max(small, large))})`;
};

/** Words that CSS knows as families; any other name is quoted. */
const genericFamilies = ['serif', 'sans-serif', 'system-ui'];

const css: { [K in keyof Kinds]: (value: Kinds[K]) => string } = {
  rem,
  px: (px) => `${px}px`,
  ms: (ms) => `${ms}ms`,
  number: String,
  fontWeight: String,
  fontFamily: (names) =>
    names.map((name) => (genericFamilies.includes(name) ? name : `"${name}"`)).join(', '),
  cubicBezier: (points) => `cubic-bezier(${points.join(', ')})`,
  fluid: fluidSize,
};

/** The custom property with which a site sets the hue of its accent, in degrees. */
export const accentHueProperty = '--pf-accent-hue';

/** The accent's hue, as CSS: what the site sets, or the default. */
export const accentHue = `var(${accentHueProperty}, ${DEFAULT_ACCENT_HUE})`;

/**
 * The colours of one theme, as CSS strings.
 * @param hue of the accent, in degrees or as CSS
 */
export const makeColors = (theme: Theme, hue: number | string = DEFAULT_ACCENT_HUE) =>
  writeColors(hue, (pair) => cssColor(pair[theme]));

type Scales = typeof scales;

/** Everything that does not change with the theme, as CSS strings. */
export const makeScales = () =>
  mapValues(scales, (scale) => writeScale(scale, css)) as {
    [Name in keyof Scales]: Record<keyof Scales[Name]['values'], string>;
  };
