import { actionColors, colors, type Theme, themes } from '@portfolio/ui/tokens';
import { clampRgb, differenceEuclidean, formatHex } from 'culori';
import { colourOf, colourPairs, type Need, type Role } from './colourPairs.ts';
import { contrast, gamuts } from './contrast.ts';

type ActionColors = ReturnType<typeof actionColors>;

/** The contrast of one pair of colours in one theme. */
export interface Reading {
  role: Role;
  ground: Role;
  draws: string;
  need: Need;
  theme: Theme;
  /** On the screen where it is lower: sRGB or Display P3. */
  ratio: number;
}

const actionPairs = colourPairs.flatMap(({ on, ...pair }) =>
  on
    .filter((ground) => `${pair.role} ${ground}`.includes('action.'))
    .map((ground) => ({ ...pair, ground })),
);

/** The contrast of everything that has the accent's colour, in both themes. */
export function readContrast(action: ActionColors): Reading[] {
  const all = { ...colors, action };
  return themes.flatMap((theme) =>
    actionPairs.map(({ role, ground, draws, need }) => {
      const [first, second] = [colourOf(all, role, theme), colourOf(all, ground, theme)];
      const ratio = Math.min(...gamuts.map((gamut) => contrast(first, second, gamut)));
      return { role, ground, draws, need, theme, ratio };
    }),
  );
}

/**
 * Distance in OKLab below which two colours of text are hard to tell apart where they aren't side by
 * side. It is our own limit; WCAG has none.
 */
const TOO_NEAR = 0.08;

const distance = differenceEuclidean('oklab');
const shown = (color: string) => clampRgb(color) ?? color;

/** The meanings that a link could be taken for, because they have nearly its colour. */
export function findLookalikes(action: ActionColors): ('errors' | 'successes')[] {
  const isNear = (role: 'negative' | 'positive') =>
    themes.some(
      (theme) => distance(shown(action.default[theme]), shown(colors.text[role][theme])) < TOO_NEAR,
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

/** The lowest contrast of text in each theme over all hues, every `step` degrees. */
export const readAllHues = (step: number) =>
  Array.from({ length: Math.ceil(360 / step) }, (_, index) => {
    const hue = index * step;
    const readings = readContrast(actionColors(hue)).filter(({ need }) => need === 'text');
    const lowest = (theme: Theme) =>
      Math.min(...readings.filter((each) => each.theme === theme).map(({ ratio }) => ratio));
    return { hue, light: lowest('light'), dark: lowest('dark') };
  });
