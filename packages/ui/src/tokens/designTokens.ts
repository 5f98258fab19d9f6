import { kebab } from '../kebab.ts';
import { colorsOf } from './colors.ts';
import { type ColorPair, type Look, themes } from './looks/index.ts';
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

/** Four decimals are enough to distinguish all byte values of a colour. */
const round = (value: number) => Number(value.toFixed(4));

/** Reads `#rrggbb` or `oklch(…)`, as `colors.ts` writes them. */
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

/** Writes a scale in the format. */
const scale = <K extends string, T>(
  values: Readonly<Record<K, T>>,
  makeToken: (value: T) => DesignToken,
) => mapValues(values, makeToken);

/** All scales of a look that are the same in every window, with their names in CSS and their values in the format. */
export const scalesOf = (look: Look) => ({
  space: scale(look.space, inRem),
  radius: scale(look.radius, (value) => ({ $type: 'dimension', $value: { value, unit: 'px' } })),
  font: scale(look.fonts, (family) => ({
    $type: 'fontFamily',
    $value: numbers.fontStack(family),
  })),
  leading: scale(numbers.leading, ($value) => ({ $type: 'number', $value })),
  tracking: scale(look.tracking, ($value) => ({ $type: 'number', $value })),
  weight: scale({ ...numbers.weight, heading: look.headingWeight }, ($value) => ({
    $type: 'fontWeight',
    $value,
  })),
  width: scale(numbers.width, inRem),
  motion: scale(numbers.motionMs, (value) => ({
    $type: 'duration',
    $value: { value, unit: 'ms' },
  })),
  easing: scale(numbers.easing, ($value) => ({ $type: 'cubicBezier', $value })),
  zIndex: scale(numbers.zIndex, ($value) => ({ $type: 'number', $value })),
});

const { narrow, wide } = numbers.typeWidths;

/** A description of each group, for people who only have the file. */
const descriptions: Record<keyof ReturnType<typeof scalesOf> | 'color' | 'fontSize', string> = {
  color:
    'Every role in the light and in the dark theme: the same names, as two modes. The colours of "action" have the default hue, which a site may replace.',
  // The format can't express the sizes between the two.
  fontSize: `Each size moves in a straight line from narrow, in a window ${narrow} px wide, to wide, at ${wide} px.`,
  space: 'Distances, which grow with the text.',
  radius: 'Corners.',
  font: 'Families, first choice first. Those named "as" are fonts of the system, fitted to the measures of ours.',
  leading: 'Line heights, as multiples of the size of the text.',
  // The format has no unit that depends on the size of the text.
  tracking: 'Letter spacing, as multiples of the size of the text.',
  weight: 'Weights: heading is of the display face, the others are of the text face.',
  width: 'The longest comfortable line, and the widest content.',
  motion: 'How long something moves.',
  easing: 'How it speeds up and slows down.',
  zIndex: 'The stacking order, lowest first.',
};

/** Gives all levels the names that design tools and our custom properties use. */
const withPlainNames = (group: DesignTokenGroup): DesignTokenGroup =>
  Object.fromEntries(
    Object.entries(group).map(([name, child]) => [
      name.startsWith('$') ? name : kebab(name),
      typeof child === 'object' && !('$value' in child) ? withPlainNames(child) : child,
    ]),
  );

/**
 * The design tokens of a look in the W3C Design Tokens format (DTCG, 2025.10), for design tools. The CSS is made from the
 * same scales, so a new scale is in both. The names are those of the custom properties: `font-size.narrow.body`,
 * `color.light.text.muted`.
 */
export function makeDesignTokens(look: Look): DesignTokenGroup {
  const colors = colorsOf(look);
  const sizesAt = (end: keyof typeof numbers.typeWidths) =>
    mapValues(numbers.typeSteps, (step) => inRem(numbers.sizeAt(look, end, step)));
  const groups: Record<keyof typeof descriptions, DesignTokenGroup> = {
    color: Object.fromEntries(
      themes.map((theme) => [
        theme,
        mapGroups(colors, (pair: ColorPair) => makeColor(pair[theme])),
      ]),
    ),
    fontSize: { narrow: sizesAt('narrow'), wide: sizesAt('wide') },
    ...scalesOf(look),
  };
  return withPlainNames(
    Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [
        name,
        { $description: descriptions[name as keyof typeof descriptions], ...group },
      ]),
    ),
  );
}

/** The content of `tokens.json`, which the workshop offers for download. */
export const writeDesignTokens = (look: Look) =>
  `${JSON.stringify(makeDesignTokens(look), null, 2)}\n`;
