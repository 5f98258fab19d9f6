import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '@portfolio/build/folders/content';
import { type ContentFile, contentFileNames } from '@portfolio/data/schema/content';
import { Validator } from 'jsonschema';
import { describe, expect, test } from 'vitest';
import { content } from '../../content.ts';
import { contentReference } from './contentReference.ts';
import { codeEditorSettings, contentSchemaOf } from './contentSchemas.ts';

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

/** The problems that a code editor marks in a content file. */
const marksIn = (file: ContentFile, value: unknown) =>
  new Validator().validate(value, JSON.parse(contentSchemaOf(file))).errors.map(String);

const sampleOf = (file: ContentFile) => JSON.parse(readFileSync(join(sampleFolder, file), 'utf8'));

describe('an editor of code', () => {
  test.each(contentFileNames)(
    'knows the fields of %s and marks nothing in the sample',
    async (file) => {
      await expect(contentSchemaOf(file)).toMatchFileSnapshot(`../../../docs/schemas/${file}`);
      expect(marksIn(file, sampleOf(file))).toEqual([]);
    },
  );

  test('finds the schema of each file', async () => {
    await expect(codeEditorSettings()).toMatchFileSnapshot('../../../.vscode/settings.json');
  });

  test.each([
    ['a missing field', { title: undefined }],
    ['a misspelt field', { tittle: 'Forecast' }],
    ['text with a space at its end', { result: 'Half the time ' }],
    ['a month that is none', { start: '2024-13' }],
    ['an address without a scheme', { codeUrl: 'example.com' }],
    ['a colour in words', { gradient: ['red', '#000000'] }],
    ['one colour for a gradient', { gradient: ['#000000'] }],
    ['yes in quotation marks', { featured: 'true' }],
    ['a case study that is not Markdown', { caseStudy: 'case-studies/forecast.txt' }],
    ['an unknown kind of figure', { figure: { kind: 'pie', title: 'A', method: 'B' } }],
    ['a part of a thing', { figure: { ...content.projects[1]?.figure, part: 1.5 } }],
  ])('marks %s', (_, change) => {
    const [first] = sampleOf('projects.json').projects;
    expect(marksIn('projects.json', { projects: [first] })).toEqual([]);
    const changed = JSON.parse(JSON.stringify({ ...first, ...change }));
    expect(marksIn('projects.json', { projects: [changed] })).not.toEqual([]);
  });
});
