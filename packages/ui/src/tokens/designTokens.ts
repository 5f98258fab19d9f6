import { type ColorPair, colors, themes } from './colors.ts';
import { mapGroups, mapValues } from './mapValues.ts';
import * as numbers from './scales.ts';

/** A token of the W3C Design Tokens format (DTCG, 2025.10). */
export type DesignToken =
  | { $type: 'color'; $value: { colorSpace: 'srgb' | 'oklch'; components: number[]; hex?: string } }
  | { $type: 'dimension'; $value: { value: number; unit: 'px' | 'rem' } }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' } }
  | { $type: 'cubicBezier' | 'fontFamily'; $value: readonly (number | string)[] }
  | { $type: 'fontWeight' | 'number'; $value: number };

/** A group of tokens, or of groups. Names that start with `$` are the format's own. */
export interface DesignTokenGroup {
  $description?: string;
  [name: string]: DesignToken | DesignTokenGroup | string | undefined;
}

/** Four decimals tell every byte of a colour from the next. */
const round = (value: number) => Number(value.toFixed(4));

/** `#rrggbb` or `oklch(…)`, as `colors.ts` writes them. */
function makeColor(css: string): DesignToken {
  if (!css.startsWith('#')) {
    const [lightness = 0, chroma = 0, hue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
    const components = [round(lightness / 100), chroma, hue];
    return { $type: 'color', $value: { colorSpace: 'oklch', components } };
  }
  const bytes = [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16));
  const components = bytes.map((byte) => round(byte / 255));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: css } };
}

const inRem = (px: number): DesignToken => ({
  $type: 'dimension',
  $value: { value: round(px / 16), unit: 'rem' },
});

/** A scale in the format. */
const scale = <K extends string, T>(
  values: Readonly<Record<K, T>>,
  makeToken: (value: T) => DesignToken,
) => mapValues(values, makeToken);

/** Every scale that is the same in all windows, under its name in CSS and in the format. */
export const scales = {
  space: scale(numbers.space, inRem),
  radius: scale(numbers.radius, (value) => ({ $type: 'dimension', $value: { value, unit: 'px' } })),
  font: scale(numbers.fonts, ($value) => ({ $type: 'fontFamily', $value })),
  leading: scale(numbers.leading, ($value) => ({ $type: 'number', $value })),
  weight: scale(numbers.weight, ($value) => ({ $type: 'fontWeight', $value })),
  width: scale(numbers.width, inRem),
  motion: scale(numbers.motionMs, (value) => ({
    $type: 'duration',
    $value: { value, unit: 'ms' },
  })),
  easing: scale(numbers.easing, ($value) => ({ $type: 'cubicBezier', $value })),
  zIndex: scale(numbers.zIndex, ($value) => ({ $type: 'number', $value })),
};

const { narrow, wide, steps } = numbers.typeScale;

/**
 * The design tokens in the W3C Design Tokens format (DTCG, 2025.10), for design tools. The scales of
 * the CSS are written from them, so a new scale is in both.
 */
export const makeDesignTokens = (): DesignTokenGroup => ({
  $description: 'Colours are written for the light and the dark theme.',
  color: Object.fromEntries(
    themes.map((theme) => [theme, mapGroups(colors, (pair: ColorPair) => makeColor(pair[theme]))]),
  ),
  fontSize: {
    // The format has no value for what lies between the two.
    $description: `Each size moves in a straight line from narrow, in a window ${narrow.width} px wide, to wide, at ${wide.width} px.`,
    narrow: mapValues(steps, (step) => inRem(numbers.sizeAt('narrow', step))),
    wide: mapValues(steps, (step) => inRem(numbers.sizeAt('wide', step))),
  },
  ...scales,
});
