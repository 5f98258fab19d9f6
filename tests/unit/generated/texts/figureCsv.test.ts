import { figureCsv } from '@portfolio/build/documents/texts/figureCsv';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { projects } from '../../../content.ts';
import { english } from '../../../language.ts';
import { content } from '../sampleContent.ts';

const drawn = projects.flatMap(({ figure, ...project }) =>
  figure ? [{ ...project, figure }] : [],
);

test('the sample draws every kind of figure', () => {
  expect(new Set(drawn.map(({ figure }) => figure.kind)).size).toBe(6);
});

describe.each(drawn)('the numbers of $title', (project) => {
  const text = figureCsv(content, english, project);
  const rows = Papa.parse<string[]>(text).data;
  const end = rows.findIndex((row) => row.join('') === '');

  test('are a table of plain numbers', () => {
    const [head = [], ...body] = rows.slice(0, end);
    expect(body.length).toBeGreaterThan(1);
    for (const row of body) {
      expect(row).toHaveLength(head.length);
      // A value that wasn't measured is empty.
      for (const cell of row.slice(1)) expect(Number(cell), cell).not.toBeNaN();
    }
  });

  test('are read as UTF-8 in Excel too', () => {
    expect(text.startsWith('\ufeff')).toBe(true);
  });

  test('say what they show, how they were measured, and whose they are', () => {
    const { name } = content.owner;
    const notes = rows.slice(end + 1).map(([first]) => first);
    expect(notes).toContain(project.result);
    expect(notes).toContain(`Measured: ${project.figure.method}`);
    expect(rows.at(-1)).toEqual([name, expect.stringMatching(/^https:.*#figure$/)]);
  });
});
