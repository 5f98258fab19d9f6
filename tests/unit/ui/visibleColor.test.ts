import { looks, themes } from '@portfolio/ui/tokens';
import { converter } from 'culori';
import { expect, test } from 'vitest';
import { visibleLightness } from '../../../packages/ui/src/styles/visibleColor.ts';
import { contrast } from '../../../stories/foundations/contrast.ts';

const toLab = converter('lab');
const [darkest, lightest] = visibleLightness;
const shades = ['00', '33', '66', '99', 'cc', 'ff'];
const anyColors = shades.flatMap((red) =>
  shades.flatMap((green) => shades.map((blue) => `#${red}${green}${blue}`)),
);

test.each(themes)(
  'any colour of an owner contrasts 3:1 with every surface in the %s theme',
  (theme) => {
    const surfaces = Object.values(looks).flatMap((look) => Object.values(look.colors.surface));
    for (const { [theme]: surface } of surfaces) {
      for (const color of anyColors) {
        const { l, a, b } = toLab(color) ?? { l: 0, a: 0, b: 0 };
        const shown = `lab(${Math.min(lightest, Math.max(darkest, l))} ${a} ${b})`;
        expect(contrast(shown, surface), color).toBeGreaterThanOrEqual(3);
      }
    }
  },
);
