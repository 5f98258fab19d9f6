import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

/** On a busy machine, too. */

const SCRIPT = 'packages/tools/src/update.mjs';

beforeEach(() => {
  // A name for commits, and nothing from this machine's settings.
  for (const side of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${side}_NAME`, 'Asha');
    vi.stubEnv(`GIT_${side}_EMAIL`, 'asha@example.com');
  }
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
});

/** A repository in this folder, with its files in one commit. */
function repositoryIn(folder: string) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const commit = (files: Record<string, string> = {}) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '-m', 'Change');
  };
  git('init', '--quiet', '-b', 'main');
  return { folder, git, read, commit };
}

type Repository = ReturnType<typeof repositoryIn>;

/** Thirty lines, of which these differ: `{ 3: 'mine' }`. */
const lines = (own: Record<number, string> = {}) =>
  Array.from({ length: 30 }, (_, index) => `${own[index] ?? `line ${index}`}\n`).join('');

function template(): Repository {
  const source = repositoryIn(freshFolder());
  source.commit({
    [SCRIPT]: readFileSync(SCRIPT, 'utf8'),
    'template.json': '{ "version": "v1" }\n',
    'code.ts': lines(),
  });
  source.git('tag', 'v1');
  return source;
}

/** A copy by "Use this template": the same files, without their history. */
function useTemplate(source: Repository, beforeFirstCommit: Record<string, string> = {}) {
  const folder = freshFolder();
  const isHistory = (path: string) => path === join(source.folder, '.git');
  cpSync(source.folder, folder, { recursive: true, filter: (path) => !isHistory(path) });
  const copy = repositoryIn(folder);
  copy.commit(beforeFirstCommit);
  return copy;
}

/** Stands in for npm: it writes down each call, and never ends with the one in HANG. */
const FAKE_NPM = `import { appendFileSync } from 'node:fs';
appendFileSync(process.env.CALLS, process.argv.slice(2).join(' ') + '\\n');
if (process.env.HANG === process.argv.at(-1)) setInterval(() => {}, 1000);`;

/** Starts `npm run update` in a copy. */
function start(copy: Repository, args: string[] = [], hang = '') {
  const tools = freshFolder();
  const npm = join(tools, 'npm.mjs');
  const calls = join(tools, 'calls');
  writeFileSync(npm, FAKE_NPM);
  writeFileSync(calls, '');
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    cwd: copy.folder,
    env: { ...process.env, npm_execpath: npm, CALLS: calls, HANG: hang },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  return {
    calls: () => readFileSync(calls, 'utf8').trim().split('\n'),
    /** Kills it, with every process that a terminal would end with it. */
    kill: () => process.kill(-Number(child.pid), 'SIGKILL'),
    ended: new Promise<{ code: number | null; output: string }>((done) =>
      child.on('close', (code) => done({ code, output })),
    ),
  };
}

async function update(copy: Repository, ...args: string[]) {
  const started = start(copy, args);
  return { ...(await started.ended), calls: started.calls() };
}

const ALL = ['install', 'run build', 'run doctor'];

const from = (source: Repository) => ['--from', source.folder];

test('a copy gets two updates: content stays, an edit is kept, and nothing conflicts', async () => {
  const source = template();
  const copy = useTemplate(source);
  copy.commit({ 'content/owner.json': '{ "owner": "Asha" }\n', 'code.ts': lines({ 3: 'mine' }) });

  source.commit({ 'code.ts': lines({ 20: 'second' }), 'new.ts': 'new\n' });
  const first = await update(copy, ...from(source));
  expect(first.output).toContain('Look at the site with npm run dev');
  expect(first.code).toBe(0);
  expect(first.calls).toEqual(ALL);
  expect(copy.read('code.ts')).toBe(lines({ 3: 'mine', 20: 'second' }));
  expect(copy.read('new.ts')).toBe('new\n');

  source.commit({ 'code.ts': lines({ 20: 'third' }) });
  expect((await update(copy)).code).toBe(0);
  expect(copy.read('code.ts')).toBe(lines({ 3: 'mine', 20: 'third' }));
  expect(copy.read('content/owner.json')).toBe('{ "owner": "Asha" }\n');
  expect(copy.git('status', '--porcelain')).toBe('');
  expect(copy.git('log', '-1', '--format=%s')).toMatch(/^Update the template to \w+ of \d{4}-/);
  // The owner's tags stay theirs.
  expect(copy.git('tag')).toBe('');
});

test('a copy that was changed before its first commit starts from the release in template.json', async () => {
  const source = template();
  const copy = useTemplate(source, { 'code.ts': lines({ 3: 'mine' }) });
  source.commit({ 'code.ts': lines({ 20: 'second' }), 'template.json': '{ "version": "v2" }\n' });
  expect((await update(copy, ...from(source))).code).toBe(0);
  expect(copy.read('code.ts')).toBe(lines({ 3: 'mine', 20: 'second' }));
});

test('an update that is killed after the merge is finished by running it again', async () => {
  const source = template();
  const copy = useTemplate(source);
  source.commit({ 'code.ts': lines({ 20: 'second' }) });
  const killed = start(copy, from(source), 'install');
  await expect.poll(killed.calls).toEqual(['install']);
  killed.kill();
  await killed.ended;
  // npm has got as far as that.
  writeFileSync(join(copy.folder, 'template.json'), '{}');
  const again = await update(copy);
  expect(again.calls).toEqual(ALL);
  expect(again.output).toMatch(/Commit what npm install changed:\n\s*M template\.json/);
  expect(copy.read('code.ts')).toBe(lines({ 20: 'second' }));
});

test('one that is killed in the middle of the merge leaves nothing half written', async () => {
  const source = template();
  const copy = useTemplate(source);
  source.commit({ 'code.ts': lines({ 20: 'second' }), 'new.ts': 'new\n' });
  const begun = join(copy.folder, '.git/begun');
  writeFileSync(join(copy.folder, '.git/info/attributes'), 'code.ts filter=slow\n');
  copy.git('config', 'filter.slow.smudge', `touch '${begun}'; sleep 1; cat`);
  const killed = start(copy, from(source));
  await expect.poll(() => existsSync(begun)).toBe(true);
  killed.kill();
  await killed.ended;
  await expect.poll(() => existsSync(join(copy.folder, '.git/MERGE_HEAD'))).toBe(true);
  expect((await update(copy)).output).toContain('A merge isn’t finished here');
  copy.git('merge', '--abort');
  expect(copy.read('code.ts')).toBe(lines());
  expect((await update(copy)).calls).toEqual(ALL);
  expect(copy.read('code.ts')).toBe(lines({ 20: 'second' }));
});

test('a file that both changed is named, with the way on', async () => {
  const source = template();
  const copy = useTemplate(source);
  copy.commit({ 'code.ts': lines({ 3: 'mine' }) });
  source.commit({ 'code.ts': lines({ 3: 'theirs' }), 'new.ts': 'new\n' });
  const { code, output, calls } = await update(copy, ...from(source));
  expect(code).toBe(1);
  expect(output).toContain('You and the template both changed these files');
  expect(output).toMatch(/^ {2}code\.ts$/m);
  expect(calls).toEqual(['']);
  copy.git('checkout', '--theirs', '--', 'code.ts');
  copy.git('add', '--all');
  copy.git('commit', '--no-edit', '--quiet');
  expect((await update(copy)).calls).toEqual(ALL);
  expect(copy.read('code.ts')).toBe(lines({ 3: 'theirs' }));
});

test.each([
  ['a file', '.env', '.env', '.env'],
  ['a folder in place of a file', 'notes/mine.md', 'notes', 'notes/'],
  ['a file in place of a folder', 'notes', 'notes/theirs.md', 'notes'],
])('what git ignores is never overwritten: %s', async (_what, mine, theirs, named) => {
  const source = template();
  const copy = useTemplate(source, { '.gitignore': '.env\nnotes\n' });
  mkdirSync(dirname(join(copy.folder, mine)), { recursive: true });
  writeFileSync(join(copy.folder, mine), 'mine\n');
  source.commit({ [theirs]: 'theirs\n', 'code.ts': lines({ 20: 'second' }) });
  const { code, output, calls } = await update(copy, ...from(source));
  expect(code).toBe(1);
  expect(output).toContain(
    `in the place of these, which aren’t in git:\n  ${named}\nMove each one`,
  );
  expect(calls).toEqual(['']);
  expect(copy.read(mine)).toBe('mine\n');
  expect(copy.read('code.ts')).toBe(lines());
  rmSync(join(copy.folder, mine.split('/')[0] ?? ''), { recursive: true });
  expect((await update(copy)).code).toBe(0);
  expect(copy.read(theirs)).toBe('theirs\n');
});

test('a file that the owner took out of git stays, whether the template changes it or not', async () => {
  const source = template();
  source.commit({ settings: 'theirs\n' });
  const copy = useTemplate(source);
  copy.git('rm', '--quiet', '--cached', 'settings');
  copy.commit({ '.gitignore': 'settings\n' });
  writeFileSync(join(copy.folder, 'settings'), 'mine\n');
  source.commit({ 'code.ts': lines({ 20: 'second' }) });
  expect((await update(copy, ...from(source))).code).toBe(0);
  source.commit({ settings: 'theirs again\n' });
  expect((await update(copy)).output).toMatch(/aren’t in git:\n {2}settings\n/);
  expect(copy.read('settings')).toBe('mine\n');
});

test.each<[string, (copy: Repository) => void, RegExp]>([
  [
    'a file is changed',
    ({ folder }) => writeFileSync(join(folder, 'code.ts'), 'mine'),
    /Commit your changes first.*:\n\s*M code\.ts/,
  ],
  [
    'it’s no repository',
    ({ folder }) => rmSync(join(folder, '.git'), { recursive: true }),
    /must be a git repository of its own.*\ngit init/,
  ],
  [
    'it’s no copy',
    ({ folder, git }) => {
      rmSync(join(folder, '.git'), { recursive: true });
      rmSync(join(folder, 'template.json'));
      writeFileSync(join(folder, 'own.ts'), 'mine');
      git('init', '--quiet');
      git('add', '--all');
      git('commit', '--quiet', '-m', 'Mine');
    },
    /The template has no version that this copy was made from/,
  ],
])('where %s, nothing changes, and the owner reads what to do', async (_what, prepare, message) => {
  const source = template();
  const copy = useTemplate(source);
  source.commit({ 'code.ts': lines({ 20: 'second' }) });
  prepare(copy);
  const { code, output, calls } = await update(copy, ...from(source));
  expect(output).toMatch(message);
  expect(code).toBe(1);
  expect(calls).toEqual(['']);
  expect(copy.read('code.ts')).not.toContain('second');
});
