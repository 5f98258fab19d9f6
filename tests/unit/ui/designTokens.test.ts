import {
  colors,
  type DesignToken,
  type DesignTokenGroup,
  makeColors,
  makeDesignTokens,
  makeScales,
  themes,
  typeScale,
} from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';
import * as scales from '../../../packages/ui/src/tokens/scales.ts';

const tokens = makeDesignTokens();

const isToken = (node: unknown): node is DesignToken =>
  typeof node === 'object' && node !== null && '$value' in node;

/** Every token with the names that lead to it. */
function listTokens(node: DesignTokenGroup, path: string[] = []): [string[], DesignToken][] {
  return Object.entries(node).flatMap(([name, child]): [string[], DesignToken][] => {
    if (name.startsWith('$') || child === undefined || typeof child === 'string') return [];
    const here = [...path, name];
    return isToken(child) ? [[here, child]] : listTokens(child, here);
  });
}

const listed = listTokens(tokens).map(([path, token]) => ({ name: path.join('.'), path, token }));
const tokenAt = (name: string) => listed.find((entry) => entry.name === name)?.token;

/** A token as CSS, so that it can be held against what the stylesheet says. */
function toCss({ $type, $value }: DesignToken): string {
  switch ($type) {
    case 'color': {
      const [lightness = 0, chroma, hue] = $value.components;
      return $value.hex ?? `oklch(${Number((lightness * 100).toFixed(2))}% ${chroma} ${hue})`;
    }
    case 'dimension':
      return $value.value === 0 ? '0' : `${$value.value}${$value.unit}`;
    case 'duration':
      return `${$value.value}${$value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${$value.join(', ')})`;
    case 'fontFamily':
      return $value.join(', ');
    default:
      return String($value);
  }
}

describe('colours', () => {
  const roles = Object.entries(colors).flatMap(([group, record]) =>
    Object.keys(record).map((role) => ({ group, role })),
  );
  const expected = themes.flatMap((theme) => roles.map((role) => ({ theme, ...role })));

  test.each(expected)('$theme $group.$role is the colour of the CSS', ({ theme, group, role }) => {
    const css = (makeColors(theme) as Record<string, Record<string, string>>)[group]?.[role];
    const token = tokenAt(`color.${theme}.${group}.${role}`);
    expect(css, 'a colour that never reaches the CSS').toBeDefined();
    expect(token, 'a colour that is not exported').toBeDefined();
    expect(token && toCss(token)).toBe(css?.toLowerCase());
  });

  test.each(listed.filter(({ token }) => token.$type === 'color'))(
    '$name has the same channels as its hexadecimal form',
    ({ token }) => {
      if (token.$type !== 'color' || token.$value.colorSpace !== 'srgb') return;
      const { components, hex } = token.$value;
      const channels = components.map((part) => Math.round(part * 255).toString(16));
      expect(`#${channels.map((channel) => channel.padStart(2, '0')).join('')}`).toBe(hex);
    },
  );
});

describe('scales', () => {
  const written = Object.entries(makeScales()).flatMap(([scale, values]) =>
    Object.entries(values).map(([name, css]) => ({ scale, name, css })),
  );

  test.each(written)('$scale.$name is what the CSS says', ({ scale, name, css }) => {
    if (css.startsWith('clamp(')) {
      const ends = ['narrow', 'wide'].map((end) => tokenAt(`${scale}.${end}.${name}`));
      const [narrow = '', wide = ''] = ends.map((end) => end && toCss(end));
      expect(css.startsWith(`clamp(${narrow},`) || css.startsWith(`clamp(${wide},`)).toBe(true);
      expect(css.endsWith(`, ${narrow})`) || css.endsWith(`, ${wide})`)).toBe(true);
      return;
    }
    const token = tokenAt(`${scale}.${name}`);
    expect(token, 'an entry that is not exported').toBeDefined();
    expect(token && toCss(token)).toBe(css.replaceAll('"', ''));
  });

  test('a fluid size is narrow in the narrow window and wide in the wide one', () => {
    for (const [name, step] of Object.entries(typeScale.steps)) {
      for (const end of ['narrow', 'wide'] as const) {
        const { base, ratio } = typeScale[end];
        const token = tokenAt(`size.${end}.${name}`);
        const inRem = token?.$type === 'dimension' ? token.$value.value : 0;
        expect(inRem * 16, `${end} ${name}`).toBeCloseTo(base * ratio ** step, 2);
      }
    }
  });

  // The CSS and the tokens are made by hand-written lines; a scale without one is in neither.
  test.each(Object.entries(scales))('%s of scales.ts is exported, with every entry', (_, scale) => {
    const names = Object.keys('steps' in scale ? scale.steps : scale);
    const exported = Object.entries(makeScales()).filter(
      ([, values]) => Object.keys(values).join() === names.join(),
    );
    expect(exported.map(([name]) => name)).not.toEqual([]);
  });
});

describe('the format', () => {
  const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  const isWithin = (value: number | undefined, high: number) =>
    value !== undefined && value >= 0 && value <= high;
  const highest = { srgb: [1, 1, 1], oklch: [1, 0.5, 359.999] };

  function isValid({ $type, $value }: DesignToken): boolean {
    switch ($type) {
      case 'color': {
        const { colorSpace, components, alpha = 1, hex = '#000000' } = $value;
        const inRange = components.every((part, at) =>
          isWithin(part, highest[colorSpace][at] ?? 0),
        );
        return (
          components.length === 3 && inRange && isWithin(alpha, 1) && /^#[\da-f]{6}$/.test(hex)
        );
      }
      case 'dimension':
        return isNumber($value.value) && ['px', 'rem'].includes($value.unit);
      case 'duration':
        return isNumber($value.value) && ['ms', 's'].includes($value.unit);
      case 'cubicBezier':
        return $value.length === 4 && isWithin($value[0], 1) && isWithin($value[2], 1);
      case 'fontFamily':
        return $value.length > 0 && $value.every((name) => /^[^"',]+$/.test(name));
      case 'fontWeight':
        return $value >= 1 && $value <= 1000;
      case 'number':
        return isNumber($value);
      default:
        return false;
    }
  }

  test.each(listed)('$name has a type and a value of that type', ({ token }) => {
    expect(isValid(token)).toBe(true);
  });

  test('no name has a character that references are written with', () => {
    expect(listed.length).toBeGreaterThan(60);
    for (const { path } of listed)
      for (const name of path) expect(name).toMatch(/^[^${}.][^{}.]*$/);
  });

  test('every font weight and every family is told as one, not as a number or a word', () => {
    const typesOf = (group: string) =>
      new Set(listed.filter(({ path }) => path[0] === group).map(({ token }) => token.$type));
    expect(typesOf('weight')).toEqual(new Set(['fontWeight']));
    expect(typesOf('font')).toEqual(new Set(['fontFamily']));
    expect(typesOf('space')).toEqual(new Set(['dimension']));
    expect(typesOf('layer')).toEqual(new Set(['number']));
  });
});
