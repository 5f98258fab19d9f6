import { execFile } from 'node:child_process';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { viteArgs } from '../../harness/nodeCalls.ts';
import { changeFile } from '../backend/support/folders.ts';
import { copyRepository } from './repositoryCopy.ts';

const run = promisify(execFile);
let copy: string;

/** Runs `vite build` in the copy; resolves to its output if it fails, rejects if not. */
const failingBuild = async ({ OUT_DIR, ...variables }: Record<string, string> = {}) => {
  const out = OUT_DIR ? [`--outDir=${join(copy, OUT_DIR)}`] : [];
  const built = run(process.execPath, viteArgs(['build', ...out]), {
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

const change = (file: string, from: string | RegExp, to: string) =>
  changeFile(join(copy, file), from, to);

beforeAll(async () => {
  copy = await copyRepository();
});

afterAll(() => rm(copy, { recursive: true, force: true }));

it('broken content stops the build with every file, place and rule, and nothing is written', async () => {
  change('packages/data/src/sample/skills.json', /"proficiency": \d+/, '"proficiency": 120');
  change('packages/data/src/sample/owner.json', 'images/portrait.svg', 'images/nobody.svg');
  change('packages/data/src/sample/owner.json', /\n *"email": .*/, '');
  const lines = await failingBuild();
  expect(lines).toContain(
    'packages/data/src/sample/skills.json: skillCategories[0].skills[0].proficiency: must be a whole number from 0 to 100, but is 120',
  );
  expect(lines).toContain('packages/data/src/sample/owner.json: owner.email: is required');
  expect(lines).toContain(
    'packages/data/src/sample/owner.json: owner.portrait.src: there is no file images/nobody.svg in packages/data/src/sample/files',
  );
  expect(await readdir(join(copy, 'packages/site'))).not.toContain('dist');
});

it('PORTFOLIO_CONTENT names another folder, which the build reads and reports instead', async () => {
  await cp('packages/data/src/sample', join(copy, 'elsewhere'), { recursive: true });
  change('elsewhere/site.json', '"language": "en"', '"language": "English"');
  await rm(join(copy, 'elsewhere/files/images'), { recursive: true });
  const lines = await failingBuild({ PORTFOLIO_CONTENT: 'elsewhere' });
  expect(lines.filter((line) => /^[\w/]+\.json: /.test(line))).toEqual([
    'elsewhere/site.json: site.language: must be a language tag such as en or en-GB, but is "English"',
    'elsewhere/owner.json: owner.portrait.src: there is no file images/portrait.svg in elsewhere/files',
  ]);
});

/** The output of a failing build after Vite's own heading. */
const reasonFor = async (variables: Record<string, string>) => {
  const lines = await failingBuild(variables);
  return lines.slice(lines.indexOf('error during build:') + 1).filter(Boolean);
};

/** A copy of the sample, in which this replaces the first words of a text. */
const contentWith = async (folder: string, words: string) => {
  await cp('packages/data/src/sample', join(copy, folder), { recursive: true });
  if (words) change(`${folder}/owner.json`, '"title": "', `"title": "${words} `);
  return { PORTFOLIO_CONTENT: folder };
};

it('a secret key in the content is reported with its file, without the bundler’s frame', async () => {
  expect(await reasonFor(await contentWith('secret', 'sb_secret_abcdefghijkl'))).toEqual([
    expect.stringMatching(
      /^secret\/owner\.json must not hold a secret key \(sb_secret_…\), because /,
    ),
  ]);
});

it('so is a character that no font has, which shows late in the build', async () => {
  expect(await reasonFor(await contentWith('rare', '\u{13000}'))).toEqual([
    expect.stringMatching(/^rare\/owner\.json: owner\.title: holds ⟨\u{13000}⟩ \(U\+13000\)/u),
  ]);
});

it('a content folder that is not there is one line, not one for each file', async () => {
  expect(await reasonFor({ PORTFOLIO_CONTENT: 'nowhere' })).toEqual([
    'The content breaks a rule:',
    'nowhere: PORTFOLIO_CONTENT: there is no such folder',
  ]);
});

it('a folder that cannot be written to is named, with the remedy', async () => {
  await writeFile(join(copy, 'taken'), '');
  const content = await contentWith('right', '');
  expect(await reasonFor({ ...content, OUT_DIR: 'taken/dist' })).toEqual([
    expect.stringMatching(/taken\/dist.*: a part of its path is a file and not a folder/),
  ]);
});
