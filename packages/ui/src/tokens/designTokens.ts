import { themes } from './colors.ts';
import { makeColors, makeScales } from './makeTokens.ts';
import { typeScale } from './scales.ts';

/** A colour of the format: channels in the colour space, and the same as hexadecimal where it is. */
export interface ColorValue {
  colorSpace: 'srgb' | 'oklch';
  components: number[];
  alpha?: number;
  hex?: string;
}

/** A token of the W3C Design Tokens format (DTCG, 2025.10). */
export type DesignToken =
  | { $type: 'color'; $value: ColorValue }
  | { $type: 'dimension'; $value: { value: number; unit: 'px' | 'rem' } }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' | 's' } }
  | { $type: 'cubicBezier'; $value: number[] }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'fontWeight' | 'number'; $value: number };

/** A group of tokens, or of groups. Names that start with `$` are the format's own. */
export interface DesignTokenGroup {
  $description?: string;
  [name: string]: DesignToken | DesignTokenGroup | string | undefined;
}

type Read = (...parts: string[]) => DesignToken;

/** Four decimals tell every byte of a colour from the next. */
const rounded = (value: number) => Number(value.toFixed(4));

const dimension: Read = (value, unit) => ({
  $type: 'dimension',
  $value: { value: Number(value), unit: unit as 'px' | 'rem' },
});

const hexColor: Read = (...channels) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(Number.parseInt(channel, 16) / 255)),
    hex: `#${channels.join('')}`.toLowerCase(),
  },
});

const oklchColor: Read = (lightness, chroma, hue, alpha) => ({
  $type: 'color',
  $value: {
    colorSpace: 'oklch',
    components: [rounded(Number(lightness) / 100), Number(chroma), Number(hue)],
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
  },
});

/** The notations that the tokens are written in, and what each is in the format. */
const notations: readonly (readonly [RegExp, Read])[] = [
  [/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i, hexColor],
  [/^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/, oklchColor],
  [/^(-?[\d.]+)(px|rem)$/, dimension],
  [
    /^([\d.]+)(ms|s)$/,
    (value, unit) => ({
      $type: 'duration',
      $value: { value: Number(value), unit: unit as 'ms' | 's' },
    }),
  ],
  [
    /^cubic-bezier\(([\d.]+), (-?[\d.]+), ([\d.]+), (-?[\d.]+)\)$/,
    (...points) => ({ $type: 'cubicBezier', $value: points.map(Number) }),
  ],
  [/^(-?[\d.]+)$/, (value) => ({ $type: 'number', $value: Number(value) })],
];

function readValue(name: string, css: string): DesignToken {
  for (const [notation, read] of notations) {
    const match = notation.exec(css);
    if (match) return read(...match.slice(1).filter((part) => part !== undefined));
  }
  throw new Error(`The token ${name} is '${css}', for which the design tokens have no type.`);
}

/** What the value alone does not say. */
const ownNotations: Record<string, (css: string) => DesignToken> = {
  font: (css) => ({
    $type: 'fontFamily',
    $value: css.split(', ').map((family) => family.replaceAll('"', '')),
  }),
  weight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
};

const mapEntries = <V, R>(record: Record<string, V>, map: (value: V, key: string) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

function readScale(name: string, scale: Record<string, string>): DesignTokenGroup {
  const isLength = Object.values(scale).some((css) => /^-?[\d.]+(px|rem)$/.test(css));
  const read = ownNotations[name];
  return mapEntries(scale, (css, key) => {
    // CSS leaves out the unit of nothing.
    if (css === '0' && isLength) return dimension('0', 'px');
    return read ? read(css) : readValue(`${name}.${key}`, css);
  });
}

const FLUID = /^clamp\(([\d.]+rem), -?[\d.]+rem \+ (-?[\d.]+)vw, ([\d.]+rem)\)$/;

/** The two ends of a scale that follows the window: the format has no value for what lies between. */
function readFluidScale(name: string, scale: Record<string, string>): DesignTokenGroup {
  const ends = mapEntries(scale, (css, key) => {
    const [, smallest = css, slope, largest = css] = FLUID.exec(css) ?? [];
    const values = [smallest, largest].map((end) => readValue(`${name}.${key}`, end));
    // The smallest step of a scale may shrink as the window grows.
    const [narrow, wide] = Number(slope) < 0 ? values.reverse() : values;
    return { narrow, wide };
  });
  const { narrow, wide } = typeScale;
  return {
    $description: `Each size moves in a straight line from narrow, in a window ${narrow.width} px wide, to wide, at ${wide.width} px.`,
    narrow: mapEntries(ends, (end) => end.narrow),
    wide: mapEntries(ends, (end) => end.wide),
  };
}

/**
 * The design tokens in the W3C Design Tokens format (DTCG, 2025.10), for design tools. Made from
 * what the CSS is made from, so a new colour or scale is in both.
 *
 * @throws when a token has a value that the format has no type for; the message names it.
 */
export function makeDesignTokens(): DesignTokenGroup {
  const scales: Record<string, Record<string, string>> = makeScales();
  return {
    $description: 'Colours are written for the light and the dark theme.',
    color: mapEntries(
      Object.fromEntries(themes.map((theme) => [theme, makeColors(theme)])),
      (groups, theme) =>
        mapEntries<Record<string, string>, DesignTokenGroup>(groups, (group, name) =>
          readScale(`color.${theme}.${name}`, group),
        ),
    ),
    ...mapEntries(scales, (scale, name) =>
      Object.values(scale).some((css) => FLUID.test(css))
        ? readFluidScale(name, scale)
        : readScale(name, scale),
    ),
  };
}
