import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@portfolio/build/folders/repository';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listDatabases, type Sql } from './support/sql.ts';

const folder = join(repositoryRoot, 'supabase/tests');

/** The lines of TAP that a script has written, each a column of a row. */
async function runTap(sql: Sql, file: string): Promise<string[]> {
  const results = await sql.run(readFileSync(join(folder, file), 'utf8'));
  return results
    .flat()
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string');
}

describe.each(listDatabases())('on $name, as with supabase test db', ({ open }) => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await open();
    await sql.run('set search_path = public, extensions');
  });
  afterEach(() => sql.run('rollback'));
  afterAll(() => sql.close());

  test.each(readdirSync(folder))('%s', async (file) => {
    const lines = await runTap(sql, file);
    const planned = Number(/^1\.\.(\d+)$/.exec(lines[0] ?? '')?.[1]);
    expect(lines.filter((line) => /^(not ok|#)/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('ok ')).length).toBe(planned);
  });
});
