import { themes, writeColors } from './colors.ts';
import { mapValues } from './mapValues.ts';
import { type Color, DEFAULT_ACCENT_HUE } from './palette.ts';
import { type Kinds, type Scale, scales, sizeAt, typeScale, writeScale } from './scales.ts';

/** A colour of the format: channels in the colour space, and the same as hexadecimal where it is. */
export interface ColorValue {
  colorSpace: 'srgb' | 'oklch';
  components: number[];
  hex?: string;
}

/** A token of the W3C Design Tokens format (DTCG, 2025.10). */
export type DesignToken =
  | { $type: 'color'; $value: ColorValue }
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
const rounded = (value: number) => Number(value.toFixed(4));

const colorToken = (color: Color): DesignToken => {
  if (typeof color !== 'string') {
    const { lightness, chroma, hue } = color;
    const components = [rounded(lightness / 100), chroma, Number(hue)];
    return { $type: 'color', $value: { colorSpace: 'oklch', components } };
  }
  const bytes = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const components = bytes.map((byte) => rounded(byte / 255));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: color } };
};

const remToken = (px: number): DesignToken => ({
  $type: 'dimension',
  $value: { value: rounded(px / 16), unit: 'rem' },
});

const tokens: { [K in keyof Kinds]: (value: Kinds[K]) => DesignToken } = {
  rem: remToken,
  px: (value) => ({ $type: 'dimension', $value: { value, unit: 'px' } }),
  ms: (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } }),
  number: ($value) => ({ $type: 'number', $value }),
  fontWeight: ($value) => ({ $type: 'fontWeight', $value }),
  fontFamily: ($value) => ({ $type: 'fontFamily', $value }),
  cubicBezier: ($value) => ({ $type: 'cubicBezier', $value }),
  fluid: (step) => remToken(sizeAt('narrow', step)),
};

function writeGroup(scale: Scale): DesignTokenGroup {
  const group = writeScale(scale, tokens);
  if (scale.kind !== 'fluid') return group;
  const { narrow, wide } = typeScale;
  return {
    // The format has no value for what lies between the two.
    $description: `Each size moves in a straight line from narrow, in a window ${narrow.width} px wide, to wide, at ${wide.width} px.`,
    narrow: group,
    wide: writeScale(scale, { ...tokens, fluid: (step) => remToken(sizeAt('wide', step)) }),
  };
}

/**
 * The design tokens in the W3C Design Tokens format (DTCG, 2025.10), for design tools. Made from
 * the numbers that the CSS is made from, so a new colour or scale is in both.
 */
export const makeDesignTokens = (): DesignTokenGroup => ({
  $description: 'Colours are written for the light and the dark theme.',
  color: Object.fromEntries(
    themes.map((theme) => [
      theme,
      writeColors(DEFAULT_ACCENT_HUE, (pair) => colorToken(pair[theme])),
    ]),
  ),
  ...mapValues(scales, writeGroup),
});
