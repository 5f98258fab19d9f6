import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../bench/record.ts';

const folder = mkdtempSync(join(tmpdir(), 'portfolio-bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const record = {
  date: '2026-11-23T12:30:00.000Z',
  cores: 2,
  loadBefore: 0.1,
  loadAfter: 1,
  node: '22.0.0',
  chromium: '140',
  lighthouse: '13',
  commit: 'abc',
  measurements: [
    { group: 'Paint', name: '/ FCP', value: 1.5, unit: '×' as const, runs: [1.4, 1.5, 1.6] },
  ],
};

test('what a bench has written can be read again, with all runs', () => {
  const file = writeRecord(record, folder);
  expect(file).toBe(join(folder, '2026-11-23T12-30-00.json'));
  expect(readRecord(file)).toEqual(record);
});

test('a file that is missing is named', () => {
  expect(() => readRecord('none.json')).toThrow(
    "none.json can't be read (ENOENT): --against takes a file that npm run bench has written",
  );
});

test.each(['', 'no JSON', 'null', '{}', '{"measurements":[3]}', '{"measurements":[null]}'])(
  'a file that holds %j is not taken for the result of a bench',
  (text) => {
    const file = join(folder, 'other.json');
    writeFileSync(file, text);
    expect(() => readRecord(file)).toThrow(`${file} isn't the result of a bench`);
  },
);
