/** Linear-light sRGB, each part from 0 to 1; beyond that, out of the gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const OKLCH = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/;

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

/** CSS Color Module Level 4, section 19 (sample code): OKLCH → OKLab → LMS → linear sRGB. */
function oklchToLinear(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Reads the two notations of the palette: `#rrggbb` and `oklch(L% C H)`. */
export function parseColor(color: string): LinearRgb {
  const hex = HEX.exec(color);
  if (hex) {
    const [, red = '', green = '', blue = ''] = hex;
    const linear = (part: string) => toLinear(Number.parseInt(part, 16) / 255);
    return [linear(red), linear(green), linear(blue)];
  }
  const oklch = OKLCH.exec(color);
  if (oklch) return oklchToLinear(Number(oklch[1]) / 100, Number(oklch[2]), Number(oklch[3]));
  throw new Error(`${color} is neither #rrggbb nor oklch(L% C H).`);
}

/** Relative luminance of WCAG 2.2, parts outside the gamut clipped as browsers do. */
export function luminance(color: string): number {
  const [red, green, blue] = parseColor(color).map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
