import { existsSync } from 'node:fs';
import { lookNames } from '@portfolio/data/schema/site';
import { characterRanges, charactersIn, fontFamilies, fontFile } from '@portfolio/ui/fonts';
import { type Look, lookStyles, looks, themes } from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';

const files = new URL('../../../packages/ui/src/fonts/files/', import.meta.url);

test('owners can choose every look by its name', () => {
  expect([...lookNames].sort()).toEqual(Object.keys(looks).sort());
});

const weightsOf = (family: keyof typeof fontFamilies) => {
  const { wght } = fontFamilies[family].axes;
  return typeof wght === 'number' ? [wght, wght] : [wght.min, wght.max];
};

describe.each(Object.entries<Look>(looks))('the %s look', (_name, look) => {
  test('has files of its typefaces', () => {
    for (const name of Object.values(look.fonts)) {
      expect(existsSync(new URL(fontFile(fontFamilies[name], 'latin'), files)), name).toBe(true);
    }
    expect(charactersIn(characterRanges.latin)).toContain('é');
  });

  test('sets headings in a weight that their typeface has', () => {
    const [least = 0, most = 0] = weightsOf(look.fonts.display);
    expect(look.headingWeight).toBeGreaterThanOrEqual(least);
    expect(look.headingWeight).toBeLessThanOrEqual(most);
  });

  test('has gaps that grow from step to step', () => {
    const gaps = Object.values(look.space);
    expect(gaps).toEqual([...new Set(gaps)].sort((a, b) => a - b));
  });

  test('follows the system and the visitor, unless the owner wants one theme', () => {
    const { light, dark } = look.colors.surface.page;
    const styles = lookStyles(look);
    for (const theme of themes) expect(styles).toContain(`[data-theme="${theme}"]`);
    expect(styles).toContain('prefers-color-scheme:dark');
    expect(styles).toContain(`--pf-color-surface-page:${light}`);
    expect(styles).toContain(`--pf-color-surface-page:${dark}`);
    const only = themes.map((theme) => lookStyles(look, { theme }));
    for (const each of only) expect(each).not.toMatch(/data-theme|prefers-color-scheme/);
    expect(only[0]).not.toContain(dark);
    // Paper stays light.
    expect(only[1]).toMatch(new RegExp(`@media screen\\{[^@]*--pf-color-surface-page:${dark}`));
  });
});

test('the hue is only in the styles of a site that sets one', () => {
  expect(lookStyles(looks.plain, { hue: 25 })).toContain('--pf-accent-hue:25');
  expect(lookStyles(looks.plain)).not.toContain('--pf-accent-hue:');
});
