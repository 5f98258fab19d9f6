import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from '@portfolio/cli/update/ownersChoices';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { gitEnv, type Repository, repositoryWith, useTemplate } from './repositories.ts';

const OWNER = `${CONTENT}owner.json`;
const OLD_OWNER = `${CONTENT}owner.ts`;

beforeAll(() => {
  for (const [name, value] of Object.entries(gitEnv)) vi.stubEnv(name, value);
});

/**
 * Runs `npm run update` on a copy, without a terminal.
 * @param failing the npm command that fails
 */
function runUpdate(copy: Repository, args: string[], failing = 'none') {
  const folder = freshFolder();
  const npm = join(folder, 'npm.cjs');
  // Changes the files that the real ones change.
  writeFileSync(
    npm,
    `const { appendFileSync, rmSync } = require('node:fs');
const command = process.argv.slice(2).join(' ');
appendFileSync(${JSON.stringify(join(folder, 'calls'))}, command + '\\n');
if (command === 'install') appendFileSync('package-lock.json', ' ');
if (command === 'run migrate-content') {
  appendFileSync('${CONTENT}owner.json', '{}');
  rmSync('${CONTENT}owner.ts', { force: true });
}
process.exitCode = command === ${JSON.stringify(failing)} ? 1 : 0;`,
  );
  writeFileSync(join(folder, 'calls'), '');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['packages/cli/src/update/start.mjs', '--in', copy.folder, ...args],
    { encoding: 'utf8', env: { ...process.env, npm_execpath: npm } },
  );
  const calls = readFileSync(join(folder, 'calls'), 'utf8').split('\n').filter(Boolean);
  return { status, stdout, stderr, calls };
}

const small = () => {
  const template = repositoryWith({
    [OLD_OWNER]: 'sample\n',
    'package-lock.json': '{}\n',
    'code.ts': 'one\n',
  });
  const copy = useTemplate(template);
  copy.commit({ [OLD_OWNER]: 'mine\n' });
  template.commit({ 'code.ts': 'two\n' });
  const run = (args: string[], failing?: string) =>
    runUpdate(copy, ['--from', template.folder, ...args], failing);
  return { template, copy, run };
};

describe('npm run update', () => {
  test('without a terminal shows the plan, changes nothing and says how to go on', () => {
    const { copy, run } = small();
    const { status, stdout, stderr, calls } = run([]);
    expect(stdout).toContain('Files: 1 changed.');
    expect(stderr).toBe('Nothing was changed: to update without a question, add --yes.\n');
    expect(status).toBe(1);
    expect(calls).toEqual([]);
    expect(copy.read('code.ts')).toBe('one\n');
    expect(copy.git('remote')).toBe('');
  });

  test('with --dry-run only shows the plan', () => {
    const { copy, run } = small();
    const { status, stdout, calls } = run(['--dry-run', '--yes']);
    expect(stdout).toMatch(/Files: 1 changed\.\n.*\n\nNothing was changed\.\n$/s);
    expect([status, calls, copy.read('code.ts')]).toEqual([0, [], 'one\n']);
  });

  test('brings packages and content to the new version, commits that, and remembers the template', () => {
    const { copy, run } = small();
    const { status, stdout, calls } = run(['--yes']);
    expect(calls).toEqual(['install', 'run migrate-content', 'run build', 'run doctor']);
    expect(stdout).toContain('The update is done');
    expect(status).toBe(0);
    expect(copy.git('status', '--porcelain')).toBe('');
    expect(copy.git('show', '--name-status', '--no-renames', '--format=').split('\n')).toEqual([
      'M\tpackage-lock.json',
      `A\t${OWNER}`,
      `D\t${OLD_OWNER}`,
    ]);
    const again = runUpdate(copy, ['--yes']);
    expect(again.stdout).toMatch(/^Your copy is up to date with the template’s /);
    expect([again.status, again.calls]).toEqual([0, []]);
  });

  test('gives files the line endings that the template asks for', () => {
    const { template, copy, run } = small();
    copy.commit({ 'mine.ts': 'mine\r\n' });
    template.commit({ '.gitattributes': '* text=auto eol=lf\n' });
    expect(run(['--yes']).status).toBe(0);
    expect(copy.git('ls-files', '--eol', 'mine.ts')).toContain('i/lf');
    copy.git('add', '--renormalize', '.');
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  test('says which step failed, and what still has to be done', () => {
    const { status, stderr, calls } = small().run(['--yes'], 'run build');
    expect(calls.at(-1)).toBe('run build');
    expect(stderr).toContain(
      'failed (see above): npm run build\nStill to do: npm run build && npm run doctor',
    );
    expect(status).toBe(1);
  });

  test('is done even if the doctor has tasks for the owner', () => {
    const { status, stdout } = small().run(['--yes'], 'run doctor');
    expect([status, stdout.includes('The update is done')]).toEqual([0, true]);
  });

  test('with --files-only leaves these steps out', () => {
    const { copy, run } = small();
    expect(run(['--yes', '--files-only'])).toMatchObject({ status: 0, calls: [] });
    expect(copy.read('code.ts')).toBe('two\n');
  });

  test('leaves the steps out after a conflict, and says how to finish and how to go back', () => {
    const { copy, run } = small();
    copy.commit({ 'code.ts': 'mine\n' });
    const { status, stdout, stderr, calls } = run(['--yes']);
    expect(stdout).toContain('code.ts: you and the template changed the same place');
    expect(stderr).toContain('git add --all && git commit\n    npm install && ');
    expect(stderr).toContain('git reset --hard');
    expect([status, calls]).toEqual([1, []]);
  });

  test('asks for the template’s address in a line where it isn’t known', () => {
    const { status, stdout, stderr } = runUpdate(small().copy, []);
    expect(stderr).toMatch(/^Where is the template\? .*npm run update -- --from .*\n$/);
    expect([status, stdout]).toEqual([1, '']);
  });
});

const isRepository = spawnSync('git', ['rev-parse', '--is-inside-work-tree']).status === 0;

describe.skipIf(!isRepository)('a copy of this repository', () => {
  /** This repository's files as they would be in a commit of now. */
  function filesNow(): Record<string, Buffer> {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    const paths = execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
    return Object.fromEntries(paths.map((path) => [path, readFileSync(path)]));
  }

  test('is updated without a conflict, where git’s own merge has one in each changed file', () => {
    const now = filesNow();
    const isCode = (path: string) => /\.tsx?$/.test(path) && !path.startsWith(CONTENT);
    const changed = Object.keys(now).filter(isCode).slice(0, 300);
    const before = { ...now };
    for (const path of changed) before[path] = Buffer.from(`// older\n${before[path]}`);
    const template = repositoryWith(before);
    const copy = useTemplate(template);
    const icons = Object.keys(now).filter((path) => path.startsWith(`${CONTENT}files/icons/`));
    copy.commit({
      ...Object.fromEntries(icons.map((path) => [path, null])),
      [OWNER]: copy.read(OWNER).replace('Mira Kelvekar', 'Asha Rao'),
      'packages/ui/src/mine/Mine.tsx': 'export const Mine = () => null;\n',
      'vercel.json': copy.read('vercel.json').replace('{', '{ "cleanUrls": true,'),
      'README.md': 'Asha Rao\n',
    });
    template.commit(now);

    copy.git('fetch', '--quiet', template.folder, 'main');
    const merge = ['merge', '--allow-unrelated-histories', 'FETCH_HEAD'];
    expect(() => copy.git(...merge)).toThrow();
    const conflicts = copy.git('diff', '--name-only', '--diff-filter=U').split('\n');
    expect(conflicts.length).toBeGreaterThanOrEqual(changed.length);
    copy.git('merge', '--abort');

    const own = copy.git('rev-parse', 'HEAD');
    const args = ['--from', template.folder, '--yes', '--files-only'];
    expect(runUpdate(copy, args)).toMatchObject({ status: 0, stderr: '' });
    expect(copy.git('status', '--porcelain')).toBe('');
    const sorted = (text: string) => text.split('\n').sort();
    const since = (commit: string) => sorted(copy.git('diff', '--name-only', commit, 'HEAD'));
    expect(since(own)).toEqual([...changed, '.portfolio-template.json'].sort());
    expect(since('refs/update/latest')).toEqual(
      [
        ...icons,
        OWNER,
        'packages/ui/src/mine/Mine.tsx',
        'vercel.json',
        'README.md',
        '.portfolio-template.json',
      ].sort(),
    );
  });
});
