import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCE } from '../../harness/nodeCalls.ts';
import { filesIn, folderWithContent, jsonIn, sampleFolder } from './folders.ts';

/** Runs a command as the owner runs it, on a copy of this content, or without any. */
function runOn(source: string | undefined, script: string, ...args: string[]) {
  const { folder, content } = folderWithContent(source);
  const env = {
    ...process.env,
    PORTFOLIO_CONTENT: content,
    PORTFOLIO_DATA_DIR: join(folder, 'data'),
  };
  const file = `packages/tools/src/import/${script}.ts`;
  return new Promise<{ code: number | null; output: string; content: string }>((done) => {
    const child = execFile(
      process.execPath,
      [...SOURCE, file, ...args],
      { env },
      (_error, stdout, stderr) => done({ code: child.exitCode, output: stdout + stderr, content }),
    );
    child.stdin?.end();
  });
}

test('npm run import changes the content that PORTFOLIO_CONTENT names', async () => {
  const resume = 'tests/unit/jsonResume/resumes/minimal.json';
  const { code, output, content } = await runOn(sampleFolder, 'import', resume);
  expect(output).toContain(`now comes from ${resume}.`);
  expect(code).toBe(0);
  expect(jsonIn(content, 'owner.json').owner.name).toBe('Oda Lindqvist-Bray');
});

test('npm run import names the fonts that a script needs, before a build stops for them', async () => {
  const resume = join(mkdtempSync(join(tmpdir(), 'korean-')), 'resume.json');
  writeFileSync(resume, JSON.stringify({ basics: { name: '김하늘', email: 'k@example.com' } }));
  const { code, output } = await runOn(sampleFolder, 'import', resume);
  expect(code).toBe(0);
  expect(output).toMatch(
    /- owner\.json: owner\.name holds .*npm install @fontsource-variable\/noto-sans-kr/,
  );
});

test("npm run import takes LinkedIn's zip, and then adds repositories to what is there", async () => {
  const zip = 'tests/unit/importSources/LinkedInDataExport.zip';
  const first = await runOn(sampleFolder, 'import', zip);
  expect(first.output).toContain(`now comes from ${zip}.`);
  const projects = jsonIn(first.content, 'projects.json');
  const [own] = projects.projects;
  projects.projects.push({ ...own, title: '-DEM-30m-90m', codeUrl: 'https://example.com/other' });
  writeFileSync(join(first.content, 'projects.json'), JSON.stringify(projects));
  const list = 'tests/unit/importSources/repositories.json';
  const second = await runOn(first.content, 'import', list);
  expect(second.output).toContain(`now also has the repositories of ${list}.`);
  expect(second.code).toBe(0);
  const titles = ({ projects }: { projects: { title: string }[] }) =>
    projects.map(({ title }) => title);
  const before = titles(jsonIn(first.content, 'projects.json'));
  const after = titles(jsonIn(second.content, 'projects.json'));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toContain('tide_tables.v2');
  expect(second.output).toContain('is "-DEM-30m-90m (2)" on the site');
  expect(jsonIn(second.content, 'owner.json')).toEqual(jsonIn(first.content, 'owner.json'));
  const third = await runOn(second.content, 'import', list);
  expect(third.output).toContain('has no repository to add; nothing was changed.');
  expect(third.code).toBe(1);
});

test('without content yet, repositories become the site of their account', async () => {
  const list = 'tests/unit/importSources/repositories.json';
  const { content, code } = await runOn(undefined, 'import', list);
  expect(code).toBe(0);
  expect(jsonIn(content, 'owner.json').owner.name).toBe('fiona-example');
  expect(jsonIn(content, 'projects.json').projects).toHaveLength(4);
});

test('a source that cannot be imported ends with one line, and changes nothing', async () => {
  const refusal = 'tests/unit/importSources/error-403.json';
  const { code, output, content } = await runOn(sampleFolder, 'import', refusal);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain('try again in an hour');
  expect(code).toBe(1);
  expect(filesIn(content)).toEqual(filesIn(sampleFolder));
});

test('repositories are not added to content that cannot be read', async () => {
  const { content: broken } = folderWithContent(sampleFolder);
  writeFileSync(join(broken, 'owner.json'), '{ "owner": { "name": "Ada", } }');
  const list = 'tests/unit/importSources/repositories.json';
  const { code, output, content } = await runOn(broken, 'import', list);
  expect(output).toContain('cannot be added to content that breaks a rule; nothing was changed.');
  expect(code).toBe(1);
  expect(filesIn(content)).toEqual(filesIn(broken));
});

test('npm run new without a terminal ends with a sentence and code 2', async () => {
  const { code, output } = await runOn(sampleFolder, 'new');
  expect(code).toBe(2);
  expect(output).toMatch(/^npm run new asks questions, and there is no terminal\./);
  expect(output).not.toContain('    at ');
});
