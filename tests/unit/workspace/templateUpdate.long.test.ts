import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const OWNER = 'packages/data/src/content/owner.json';
const CODE = 'packages/site/src/downloads.ts';

/** A repository with the template's rules for merging, and a way to commit files to it. */
function template() {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-update-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.com',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.com',
      },
      stdio: 'pipe',
    });
  const commit = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    git('add', '-A');
    git('commit', '-m', 'Change');
  };
  git('init', '-b', 'main');
  cpSync(join(repository, '.gitattributes'), join(folder, '.gitattributes'));
  commit({ [OWNER]: '{ "name": "Sample" }\n', [CODE]: 'old code\n' });
  return { git, commit, read: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

test('an update of the template brings its code and leaves the owner’s content alone', () => {
  const { git, commit, read } = template();
  git('branch', 'template');
  commit({ [OWNER]: '{ "name": "Asha" }\n', 'packages/data/src/content/files/me.jpg': 'me' });
  git('checkout', 'template');
  commit({ [OWNER]: '{ "name": "Sample", "title": "New" }\n', [CODE]: 'new code\n' });
  git('checkout', 'main');
  git('config', 'merge.ours.driver', 'true');
  git('merge', '--no-edit', 'template');
  expect(read(OWNER)).toBe('{ "name": "Asha" }\n');
  expect(read('packages/data/src/content/files/me.jpg')).toBe('me');
  expect(read(CODE)).toBe('new code\n');
  expect(git('status', '--porcelain')).toBe('');
});

test('a copy without that setting gets a conflict, not the sample', () => {
  const { git, commit } = template();
  git('branch', 'template');
  commit({ [OWNER]: '{ "name": "Asha" }\n' });
  git('checkout', 'template');
  commit({ [OWNER]: '{ "name": "Sample", "title": "New" }\n' });
  git('checkout', 'main');
  expect(() => git('merge', '--no-edit', 'template')).toThrow(/CONFLICT|Command failed/);
});
