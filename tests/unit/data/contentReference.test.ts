import { expect, test } from 'vitest';
import { content } from '../../content.ts';
import { contentReference } from './contentReference.ts';

const rows = contentReference()
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |`| \|$/g, '')))
  .filter((cells) => cells.length === 4);

test('docs/content.md is up to date with the schemas', async () => {
  await expect(contentReference()).toMatchFileSnapshot('../../../docs/content.md');
});

test('every field is described and has a rule', () => {
  expect(rows.length).toBeGreaterThan(100);
  for (const [path, , description, rule] of rows) {
    expect(description, path).not.toBe('');
    expect(rule, path).not.toBe('');
  }
});

/** The paths of all values in the sample, as the reference writes them. */
const pathsIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return [path, ...value.flatMap((item) => pathsIn(item, `${path}[]`))];
  if (typeof value !== 'object' || value === null) return [path.replace(/\[\]$/, '')];
  return [
    path.replace(/\[\]$/, ''),
    ...Object.entries(value).flatMap(([key, child]) =>
      pathsIn(child, path ? `${path}.${key}` : key),
    ),
  ];
};

test('no field of the sample is missing', () => {
  const known = new Set(rows.map(([path]) => path));
  const missing = pathsIn(content).filter((path) => path !== '' && !known.has(path));
  expect([...new Set(missing)]).toEqual([]);
});
