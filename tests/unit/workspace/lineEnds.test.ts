import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFileNames } from '@portfolio/data/schema/content';
import { loadContent } from '@portfolio/publish/content/readContent';
import { expect, test } from 'vitest';
import { freshFolder, writeFiles } from '../backend/support/folders.ts';

const CONTENT = 'packages/data/src/content';

/** Lints a folder with the repository's rules; returns the files with errors. */
function lint(folder: string): string[] {
  for (const name of ['biome.json', '.gitignore']) cpSync(name, join(folder, name));
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'check', '.', '--reporter=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.map((found: { location: { path: { file: string } } }) => {
    return found.location.path.file;
  });
}

test('a clone on Windows has the line ends that the checks require, and unchanged pictures', () => {
  const folder = freshFolder();
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
      stdio: 'pipe',
    });
  const template = join(folder, 'template');
  const picture = Buffer.from('\x89PNG\r\n\x1a\n\0line\nline\r\n', 'latin1');
  writeFiles(template, {
    '.gitattributes': readFileSync('.gitattributes'),
    'code.ts': 'export const one = 1;\n',
    'picture.png': picture,
  });
  git(template, 'init', '-q');
  git(template, 'add', '-A');
  git(template, 'commit', '-q', '-m', 'Begin');
  git(folder, '-c', 'core.autocrlf=true', 'clone', '-q', 'template', 'clone');
  git(join(folder, 'clone'), 'config', 'core.autocrlf', 'true');
  expect(readFileSync(join(folder, 'clone/code.ts'), 'utf8')).toBe('export const one = 1;\n');
  expect(readFileSync(join(folder, 'clone/picture.png'))).toEqual(picture);
  expect(lint(join(folder, 'clone'))).toEqual([]);
  // Files that an editor on Windows saves are committed with the same line ends.
  writeFiles(folder, { 'clone/code.ts': 'export const one = 1;\r\n' });
  git(join(folder, 'clone'), 'add', '-A');
  expect(git(join(folder, 'clone'), 'status', '--porcelain', 'code.ts').toString()).toBe('');
});

test('content with other spaces, line ends and a byte order mark is as good as any', async () => {
  const folder = freshFolder();
  cpSync(CONTENT, join(folder, CONTENT), { recursive: true });
  for (const name of contentFileNames) {
    const content = JSON.parse(readFileSync(join(CONTENT, name), 'utf8'));
    const text = `\uFEFF${JSON.stringify(content, null, 4)}\n`.replaceAll('\n', '\r\n');
    writeFiles(folder, { [join(CONTENT, name)]: text });
  }
  writeFiles(folder, {
    // A page that proves the site's owner to a search engine stays as it is.
    [join(CONTENT, 'files/google1234.html')]: '<p>google-site-verification</P>\r\n',
    // The rules do apply to its neighbours.
    'packages/data/other.json': '{\r\n    "a": 1\r\n}\r\n',
  });
  expect(lint(folder)).toEqual(['packages/data/other.json']);
  expect((await loadContent(join(folder, CONTENT))).problems).toEqual([]);
});
