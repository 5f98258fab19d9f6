import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMap } from '../../../packages/data/src/shipped/contact';

const run = promisify(execFile);
let outDir: string;

/** Builds the site for a hosted project, with more variables set. */
const build = (variables: Record<string, string> = {}) =>
  run(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', 'packages/site', `--outDir=${outDir}`],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
        VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc123',
        ...variables,
      },
    },
  );

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'portfolio-hosted-'));
});

afterAll(() => rm(outDir, { recursive: true, force: true }));

it('a published variable with a secret key stops the build, which names it and not the key', async () => {
  const key = 'sb_secret_abc123';
  const failure = await build({ VITE_EXTRA: key }).catch(({ stderr }) => stderr);
  expect(failure).toContain('VITE_EXTRA must not hold a secret key (sb_secret_…)');
  expect(failure).not.toContain(key);
  expect(await readdir(outDir)).toEqual([]);
});

it('a site for a hosted project may send to it, and beside it ask only for the map', async () => {
  await build();
  const map = new URL(contactMap?.embedUrl ?? '').origin;
  const documents = (await readdir(outDir)).filter((name) => name.endsWith('.html'));
  expect(documents).toHaveLength(7);
  for (const name of [...documents, '_headers', 'nginx.conf']) {
    const text = await readFile(join(outDir, name), 'utf8');
    expect(text, name).toContain(`;connect-src 'self' https://abcdefgh.supabase.co ${map};`);
  }
});
