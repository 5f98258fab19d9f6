import { type colorsOf, themes } from '@portfolio/ui/tokens';
import { clampRgb, differenceEuclidean, formatHex } from 'culori';

type Colors = ReturnType<typeof colorsOf>;

/**
 * Distance in OKLab below which two colours of text are hard to tell apart where they aren't side by
 * side. It is our own limit; WCAG has none.
 */
const TOO_NEAR = 0.08;

const distance = differenceEuclidean('oklab');
const shown = (color: string) => clampRgb(color) ?? color;

/** The meanings that a link could be taken for, because they have nearly its colour. */
export function findLookalikes({ action, text }: Colors): ('errors' | 'successes')[] {
  const isNear = (role: 'negative' | 'positive') =>
    themes.some(
      (theme) => distance(shown(action.default[theme]), shown(text[role][theme])) < TOO_NEAR,
    );
  return [
    ...(isNear('negative') ? ['errors' as const] : []),
    ...(isNear('positive') ? ['successes' as const] : []),
  ];
}

/** A colour as an sRGB screen shows it, for tools that know hex only. */
export const toHex = (color: string) => formatHex(shown(color)) ?? color;

/** Where each colour begins on the OKLCH wheel, in degrees. */
const names: readonly (readonly [number, string])[] = [
  [0, 'pink'],
  [12, 'red'],
  [42, 'orange'],
  [75, 'gold'],
  [105, 'lime'],
  [130, 'green'],
  [165, 'teal'],
  [195, 'cyan'],
  [225, 'sky blue'],
  [250, 'blue'],
  [280, 'violet'],
  [305, 'purple'],
  [325, 'pink'],
];

/** What people call a hue. */
export const nameHue = (hue: number) => names.findLast(([from]) => hue >= from)?.[1] ?? 'red';
