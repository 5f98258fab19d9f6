import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from './repositoryCopy.ts';

const run = promisify(execFile);
let copy: string;

/** Runs `vite build` in the copy; resolves to the lines it printed where it fails, rejects where not. */
const failingBuild = async (variables: Record<string, string> = {}) => {
  const built = run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'packages/site'], {
    cwd: copy,
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...variables },
  });
  const printed = await built.then(
    () => Promise.reject(new Error('The build went through.')),
    ({ stderr }: { stderr: string }) => stderr,
  );
  // Where CI asks for colours, Vite prints some.
  return stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trim());
};

const change = async (file: string, from: string | RegExp, to: string) => {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
};

beforeAll(async () => {
  copy = await copyRepository();
});

afterAll(() => rm(copy, { recursive: true, force: true }));

it('broken content stops the build with every file, place and rule, and nothing is written', async () => {
  await change('packages/data/src/content/skills.json', /"proficiency": \d+/, '"proficiency": 120');
  await change('packages/data/src/content/owner.json', 'images/portrait.svg', 'images/nobody.svg');
  await change('packages/data/src/content/owner.json', /\n *"email": .*/, '');
  const lines = await failingBuild();
  expect(lines).toContain(
    'packages/data/src/content/skills.json: skillCategories[0].skills[0].proficiency: must be a whole number from 65 to 95, but is 120',
  );
  expect(lines).toContain('packages/data/src/content/owner.json: owner.email: is required');
  expect(lines).toContain(
    'packages/data/src/content/owner.json: owner.portrait.src: there is no file images/nobody.svg in packages/data/src/content/files',
  );
  expect(await readdir(join(copy, 'packages/site'))).not.toContain('dist');
});

it('PORTFOLIO_CONTENT names another folder, which the build reads and tells of instead', async () => {
  await cp('packages/data/src/content', join(copy, 'elsewhere'), { recursive: true });
  await change('elsewhere/site.json', '"language": "en"', '"language": "English"');
  await rm(join(copy, 'elsewhere/files/images'), { recursive: true });
  const lines = await failingBuild({ PORTFOLIO_CONTENT: 'elsewhere' });
  expect(lines.filter((line) => /^[\w/]+\.json: /.test(line))).toEqual([
    'elsewhere/site.json: site.language: must be a language tag such as en or en-GB, but is "English"',
    'elsewhere/owner.json: owner.portrait.src: there is no file images/portrait.svg in elsewhere/files',
  ]);
});
