import {
  colorsOf,
  type DesignToken,
  type DesignTokenGroup,
  looks,
  makeDesignTokens,
  makeScales,
  sizeAt,
  themes,
  typeSteps,
} from '@portfolio/ui/tokens';
import { parse } from 'culori';
import { expect, test } from 'vitest';

const look = looks.editorial;

const isToken = (node: object): node is DesignToken => '$value' in node;

/** Every token with the names that lead to it. */
function listTokens(node: DesignTokenGroup, path: string[] = []): [string, DesignToken][] {
  return Object.entries(node).flatMap(([name, child]): [string, DesignToken][] => {
    if (typeof child !== 'object') return [];
    const here = [...path, name];
    return isToken(child) ? [[here.join('.'), child]] : listTokens(child, here);
  });
}

const listed = listTokens(makeDesignTokens(look));
const tokens = Object.fromEntries(listed);

const roles = themes.flatMap((theme) =>
  Object.entries(colorsOf(look)).flatMap(([group, record]) =>
    Object.entries(record).map(
      ([role, pair]) => [`color.${theme}.${group}.${role}`, pair[theme]] as const,
    ),
  ),
);

test.each(roles)('%s is the colour of the CSS', (name, css) => {
  const token = tokens[name];
  if (token?.$type !== 'color') throw new Error('It is not among the colours.');
  const color = parse(css);
  if (!color) throw new Error('It is not a colour.');
  const { mode, ...channels } = color;
  expect(token.$value.colorSpace).toBe(mode === 'rgb' ? 'srgb' : mode);
  expect(token.$value.hex ?? css).toBe(css);
  for (const [index, channel] of (Object.values(channels) as number[]).entries()) {
    expect(token.$value.components[index]).toBeCloseTo(channel, 4);
  }
});

/** The two ends of the type scale; the sizes between them have no value in the format. */
const ends = ['narrow', 'wide'] as const;

const plain = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const scaleNames = Object.entries(makeScales(look)).flatMap(([scale, values]) =>
  Object.keys(values).flatMap((name) =>
    scale === 'fontSize' ? ends.map((end) => `${scale}.${end}.${name}`) : `${scale}.${name}`,
  ),
);

test('every colour and every scale of the CSS is in the file, and nothing else', () => {
  expect(Object.keys(tokens).sort()).toEqual(
    [...roles.map(([name]) => name), ...scaleNames.map(plain)].sort(),
  );
});

// A token of each kind, as a design tool reads it and as a browser does.
test.each([
  ['space.md', 'dimension', { value: 1, unit: 'rem' }, '1rem'],
  ['radius.full', 'dimension', { value: 999, unit: 'px' }, '999px'],
  ['motion.fast', 'duration', { value: 120, unit: 'ms' }, '120ms'],
  ['zIndex.below', 'number', -1, '-1'],
  ['weight.bold', 'fontWeight', 660, '660'],
  ['easing.out', 'cubicBezier', [0.2, 0.7, 0.2, 1], 'cubic-bezier(0.2, 0.7, 0.2, 1)'],
])('%s is a %s in both', (name, $type, $value, css) => {
  const [scale = '', key = ''] = name.split('.');
  expect(tokens[plain(name)]).toEqual({ $type, $value });
  expect((makeScales(look) as Record<string, Record<string, string>>)[scale]?.[key]).toBe(css);
});

test('font families are names, quoted in the CSS where they are not generic', () => {
  expect(tokens['font.text']).toMatchObject({ $type: 'fontFamily' });
  expect(tokens['font.text']?.$value).toContain('Public Sans as Arial');
  expect(makeScales(look).font.text).toContain('"Public Sans as Arial", ');
  expect(makeScales(look).font.text).toMatch(/, system-ui, sans-serif$/);
});

test.each(ends)('a font size in the %s window is a step of the type scale', (end) => {
  for (const [name, step] of Object.entries(typeSteps)) {
    const token = tokens[`font-size.${end}.${name}`];
    const inRem = token?.$type === 'dimension' ? token.$value.value : 0;
    expect(inRem * 16, name).toBeCloseTo(sizeAt(look, end, step), 2);
  }
});

/** The numbers that a value may have, which the types of the format don't express. */
function isInRange({ $type, $value }: DesignToken): boolean {
  const between = (low: number, high: number) => (value: unknown) =>
    typeof value === 'number' && value >= low && value <= high;
  switch ($type) {
    case 'color': {
      const highest = { srgb: [1, 1, 1], oklch: [1, 0.5, 359.999] }[$value.colorSpace];
      return highest.every((high, index) => between(0, high)($value.components[index]));
    }
    case 'cubicBezier':
      return $value.length === 4 && [$value[0], $value[2]].every(between(0, 1));
    case 'fontWeight':
      return between(1, 1000)($value);
    default:
      return true;
  }
}

test.each(listed)('%s is valid in the format', (name, token) => {
  expect(isInRange(token)).toBe(true);
  // References are written with these characters.
  expect(name).not.toMatch(/[${}]/);
  // As design tools and custom properties write names.
  expect(name).toMatch(/^[a-z]+(?:[-.][a-z]+)*$/);
});
