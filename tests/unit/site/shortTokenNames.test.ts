import { expect, test } from 'vitest';
import { shortNames, shortTokenNames } from '../../../packages/site/build/shortTokenNames';
import { accentHueProperty } from '../../../packages/ui/src/tokens/makeTokens';

const { handler: shorten } = shortTokenNames().transform as unknown as {
  handler: (code: string) => string;
};

test('a token is called the same where it is set and where it is used, and shorter than before', () => {
  const code = shorten(':root{--pf-color-text-muted:#555;color:var(--pf-color-text-muted)}');
  const [set, used] = code.match(/--[\w-]+/g) ?? [];
  expect(set).toBe(used);
  expect(set).toMatch(/^--[a-z\d]{1,2}$/);
});

test('no two tokens share a name', () => {
  expect(new Set(shortNames.values()).size).toBe(shortNames.size);
});

test('every token gets its own name, also one that begins like another', () => {
  for (const [name, short] of shortNames) expect(shorten(`var(${name})`)).toBe(`var(${short})`);
});

test('what a page sets by itself keeps its name', () => {
  expect(shorten(`hsl(var(${accentHueProperty}) 50% 50%)`)).toContain(accentHueProperty);
});
