import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TABLE = 'docs/spec-coverage.md';

/** The rows that name a test: its file, and its title or a part of it. */
const rows = [...readFileSync(TABLE, 'utf8').matchAll(/\| `([^`]+)` › `(.+)` \|$/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

/** Stories are next to the tests. */
const pathOf = (file: string) => (file.startsWith('stories/') ? file : join('tests', file));

test('the table of the specification’s sentences has rows', () => {
  expect(rows.length).toBeGreaterThan(60);
});

test.each(rows)('$file contains: $title', ({ file, title }) => {
  expect(readFileSync(pathOf(file), 'utf8')).toContain(title);
});
