import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
let copy: string;

/** Runs `vite build` in the copy; resolves to what it printed where it fails, rejects where not. */
const failingBuild = async () => {
  const built = run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'packages/site'], {
    cwd: copy,
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
  });
  return built.then(
    () => Promise.reject(new Error('The build went through.')),
    ({ stderr }: { stderr: string }) => stderr,
  );
};

const change = async (file: string, from: string | RegExp, to: string) => {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
};

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'portfolio-content-'));
  const leftOut = new Set(['node_modules', 'dist']);
  for (const source of ['packages', 'supabase', 'package.json', 'tsconfig.json']) {
    await cp(source, join(copy, source), {
      recursive: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

it('broken content stops the build with every file, place and rule, and nothing is written', async () => {
  await change('packages/data/src/content/skills.ts', /proficiency: \d+/, 'proficiency: 120');
  await change('packages/data/src/content/owner.ts', 'images/portrait.svg', 'images/nobody.svg');
  await change('packages/data/src/content/owner.ts', /\n {2}phone: .*/, '');
  const lines = (await failingBuild()).split('\n').map((line) => line.trim());
  expect(lines).toContain(
    'packages/data/src/content/skills.ts: skillCategories[0].skills[0].proficiency: must be a whole number from 65 to 95, but is 120',
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^packages\/data\/src\/content\/owner\.ts: owner\.phone: /),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/owner\.portrait\.src: there is no file images\/nobody\.svg in /),
  );
  expect(await readdir(join(copy, 'packages/site'))).not.toContain('dist');
}, 30_000);
