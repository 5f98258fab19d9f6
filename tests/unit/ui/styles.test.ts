import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = 'packages/ui/src';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(primitives|patterns|portfolio).*\.css\.ts$/.test(file),
);

test('finds the styles', () => {
  expect(files.length).toBeGreaterThan(40);
});

describe.each(files)('%s', (file) => {
  const source = readFileSync(join(folder, file), 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const layer = file.split(/[\\/]/)[0] ?? '';

  // A rule outside the layers wins over all of them, whatever order the document gives.
  test('puts every rule into the layer of its folder', () => {
    expect(source).not.toMatch(/\bstyle\(|'@layer'/);
    for (const [, name = ''] of source.matchAll(/\b(primitive|pattern|portfolio)Style\(/g)) {
      expect(layer).toMatch(name);
    }
    for (const [, name = ''] of source.matchAll(/\bin(Primitives|Patterns|Portfolio)\(/g)) {
      expect(layer).toBe(name.toLowerCase());
    }
    for (const [rule] of source.matchAll(/\bglobalStyle\([\s\S]*?\);/g)) {
      expect(rule).toMatch(/\bin(Primitives|Patterns|Portfolio)\(/);
    }
  });

  // The workshop shows hover and focus by rewriting these rules, which would break such a negation.
  test('styles hover and focus, not their absence', () => {
    expect(source).not.toMatch(/:not\([^)]*:(hover|focus|active)/);
  });

  // Minified for older browsers, it becomes a list of languages and forgets the `dir` attribute.
  test('asks for the direction of writing by attribute, not by `:dir()`', () => {
    expect(source).not.toContain(':dir(');
  });
});
