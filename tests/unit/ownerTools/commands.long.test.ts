import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCE } from '../../harness/nodeCalls.ts';
import { folderWithContent, jsonIn, sampleFolder, version1Folder } from './folders.ts';

/** Runs a command as the owner runs it, on a copy of the content. */
function runOn(source: string, script: string, ...args: string[]) {
  const { folder, content } = folderWithContent(source);
  const env = {
    ...process.env,
    PORTFOLIO_CONTENT: content,
    PORTFOLIO_DATA_DIR: join(folder, 'data'),
  };
  const file = `packages/cli/src/content/${script}.ts`;
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

test('npm run migrate-content changes it, too', async () => {
  const { code, content } = await runOn(version1Folder, 'migrateContent');
  expect(code).toBe(0);
  expect(jsonIn(content, 'site.json').site.schemaVersion).toBe(3);
});

test('npm run new without a terminal ends with a sentence and code 2', async () => {
  const { code, output } = await runOn(sampleFolder, 'new');
  expect(code).toBe(2);
  expect(output).toMatch(/^npm run new asks questions, and there is no terminal\./);
  expect(output).not.toContain('    at ');
});
