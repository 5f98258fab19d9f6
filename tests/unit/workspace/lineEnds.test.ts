import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { contentFileNames } from '@portfolio/data/schema/content';
import { loadContent } from '@portfolio/publish/content/readContent';
import { expect, onTestFinished, test } from 'vitest';

const CONTENT = 'packages/data/src/content';

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-line-ends-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function write(folder: string, name: string, bytes: string | Buffer) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), bytes);
}

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
  const folder = temporaryFolder();
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
      stdio: 'pipe',
    });
  const template = join(folder, 'template');
  const picture = Buffer.from('\x89PNG\r\n\x1a\n\0line\nline\r\n', 'latin1');
  write(template, '.gitattributes', readFileSync('.gitattributes'));
  write(template, 'code.ts', 'export const one = 1;\n');
  write(template, 'picture.png', picture);
  git(template, 'init', '-q');
  git(template, 'add', '-A');
  git(template, 'commit', '-q', '-m', 'Begin');
  git(folder, '-c', 'core.autocrlf=true', 'clone', '-q', 'template', 'clone');
  git(join(folder, 'clone'), 'config', 'core.autocrlf', 'true');
  expect(readFileSync(join(folder, 'clone/code.ts'), 'utf8')).toBe('export const one = 1;\n');
  expect(readFileSync(join(folder, 'clone/picture.png'))).toEqual(picture);
  expect(lint(join(folder, 'clone'))).toEqual([]);
  // Files that an editor on Windows saves are committed with the same line ends.
  write(folder, 'clone/code.ts', 'export const one = 1;\r\n');
  git(join(folder, 'clone'), 'add', '-A');
  expect(git(join(folder, 'clone'), 'status', '--porcelain', 'code.ts').toString()).toBe('');
});

test('content with other spaces, line ends and a byte order mark is as good as any', async () => {
  const folder = temporaryFolder();
  cpSync(CONTENT, join(folder, CONTENT), { recursive: true });
  for (const name of contentFileNames) {
    const content = JSON.parse(readFileSync(join(CONTENT, name), 'utf8'));
    const text = `\uFEFF${JSON.stringify(content, null, 4)}\n`.replaceAll('\n', '\r\n');
    write(folder, join(CONTENT, name), text);
  }
  // A page that proves the site's owner to a search engine stays as it is.
  write(folder, join(CONTENT, 'files/google1234.html'), '<p>google-site-verification</P>\r\n');
  // The rules do apply to its neighbours.
  write(folder, 'packages/data/other.json', '{\r\n    "a": 1\r\n}\r\n');
  expect(lint(folder)).toEqual(['packages/data/other.json']);
  expect((await loadContent(join(folder, CONTENT))).problems).toEqual([]);
});
