import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from '@portfolio/cli/update/ownersChoices';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clone, gitEnv, planFor, repositoryWith, update, useTemplate } from './repositories.ts';

const OWNER = `${CONTENT}owner.json`;
const SKILLS = `${CONTENT}skills.json`;
const lines = (...changed: string[]) => [...'abcdefghijkl', ...changed].join('\n');

const template = () =>
  repositoryWith({
    [OWNER]: '{ "name": "Sample" }\n',
    [SKILLS]: '{ "skills": 1 }\n',
    'README.md': 'The template\n',
    'code.ts': lines('one'),
    'other.ts': 'other\n',
    'package.json': '{\n  "name": "portfolio",\n  "dependencies": {\n    "b": "1"\n  }\n}\n',
    'package-lock.json': 'lock of b 1\n',
    'settings.toml': lines('off'),
    'stories/a.stories.tsx': 'a\n',
    'stories/b.stories.tsx': 'b\n',
  });

/** The template and a copy of it. */
function make() {
  const source = template();
  return { source, copy: useTemplate(source) };
}

beforeAll(() => {
  for (const [name, value] of Object.entries(gitEnv)) vi.stubEnv(name, value);
});

describe('an update', () => {
  test('brings the template’s changes, and leaves content, settings, own files and deletions alone', async () => {
    const { source, copy } = make();
    copy.commit({
      [OWNER]: '{ "name": "Asha" }\n',
      'mine/Card.tsx': 'mine\n',
      'settings.toml': lines('off').replace('a', 'A'),
      'stories/a.stories.tsx': null,
    });
    source.commit({
      [OWNER]: '{ "name": "Sample", "title": "New" }\n',
      [SKILLS]: '{ "skills": 2 }\n',
      'code.ts': lines('two'),
      'new.ts': 'new\n',
      'other.ts': null,
      'settings.toml': lines('on'),
      'stories/a.stories.tsx': 'a 2\n',
    });
    const { conflicts, merged, staysDeleted } = await update(copy, source);
    expect([...conflicts]).toEqual([]);
    expect(merged).toEqual(['settings.toml']);
    expect(staysDeleted).toEqual(['stories/a.stories.tsx']);
    expect(copy.read(OWNER)).toBe('{ "name": "Asha" }\n');
    expect(copy.read(SKILLS)).toBe('{ "skills": 1 }\n');
    expect(copy.read('mine/Card.tsx')).toBe('mine\n');
    expect(copy.read('settings.toml')).toBe(lines('on').replace('a', 'A'));
    expect(copy.read('code.ts')).toBe(lines('two'));
    expect(copy.has('new.ts')).toBe(true);
    expect(copy.has('other.ts')).toBe(false);
    expect(copy.has('stories/a.stories.tsx')).toBe(false);
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  test('is one commit on the owner’s branch, and the template’s history stays out', async () => {
    const { source, copy } = make();
    const before = copy.commit({ [OWNER]: 'mine' });
    const target = source.commit({ 'code.ts': lines('two') });
    await update(copy, source);
    expect(copy.git('log', '--format=%P', '-1')).toBe(before);
    expect(copy.git('rev-list', '--count', 'main')).toBe('3');
    expect(copy.git('log', '-1', '--format=%B')).toContain(target);
    expect(copy.git('for-each-ref', '--format=%(refname)')).toBe(
      'refs/heads/main\nrefs/update/latest',
    );
  });

  test('after an update starts from there', async () => {
    const { source, copy } = make();
    copy.commit({ 'code.ts': lines('one').replace('a', 'A') });
    const second = source.commit({ 'code.ts': lines('two') });
    await update(copy, source);
    source.commit({ 'code.ts': lines('three') });
    const { base, conflicts } = await update(copy, source);
    expect(base.commit).toBe(second);
    expect([...conflicts]).toEqual([]);
    expect(copy.read('code.ts')).toBe(lines('three').replace('a', 'A'));
    expect(await planFor(copy, source)).toBeUndefined();
  });

  test('that was reverted can be made again', async () => {
    const { source, copy } = make();
    source.commit({ 'code.ts': lines('two') });
    await update(copy, source);
    copy.git('revert', '--no-edit', 'HEAD');
    expect(copy.read('code.ts')).toBe(lines('one'));
    await update(copy, source);
    expect(copy.read('code.ts')).toBe(lines('two'));
  });

  test('follows files that either side has moved, whatever the owner’s settings', async () => {
    const { source, copy } = make();
    copy.git('config', 'merge.renames', 'false');
    copy.commit({
      'code.ts': null,
      'mine/code.ts': lines('one'),
      'settings.toml': lines('off').replace('a', 'A'),
    });
    source.commit({
      'code.ts': lines('two'),
      'settings.toml': null,
      'config/settings.toml': lines('on'),
    });
    const { conflicts } = await update(copy, source);
    expect([...conflicts]).toEqual([]);
    expect(copy.read('mine/code.ts')).toBe(lines('two'));
    expect(copy.read('config/settings.toml')).toBe(lines('on').replace('a', 'A'));
    expect(copy.has('code.ts') || copy.has('settings.toml')).toBe(false);
  });

  test('merges package.json by its values, and takes the template’s lock file', async () => {
    const { source, copy } = make();
    const manifest = (dependencies: object) =>
      `${JSON.stringify({ name: 'portfolio', dependencies }, null, 2)}\n`;
    copy.commit({
      'package.json': manifest({ a: '1', b: '1' }),
      'package-lock.json': 'lock of a 1, b 1\n',
      'README.md': 'Asha\n',
    });
    source.commit({
      'package.json': manifest({ aa: '1', b: '2' }),
      'package-lock.json': 'lock of aa 1, b 2\n',
      'README.md': 'The newer template\n',
    });
    const { conflicts, notes } = await update(copy, source);
    expect([...conflicts]).toEqual([]);
    expect(JSON.parse(copy.read('package.json')).dependencies).toEqual({ a: '1', aa: '1', b: '2' });
    expect(copy.read('package-lock.json')).toBe('lock of aa 1, b 2\n');
    expect(copy.read('README.md')).toBe('Asha\n');
    expect(notes).toEqual([
      expect.stringMatching(/^README.md: yours stays/),
      expect.stringMatching(/^package-lock.json: the template’s/),
    ]);
  });

  test('has no conflict in a file that only got other line endings', async () => {
    const { source, copy } = make();
    copy.commit({ 'code.ts': lines('one').replaceAll('\n', '\r\n') });
    source.commit({ 'code.ts': lines('two') });
    const { conflicts } = await update(copy, source);
    expect([...conflicts]).toEqual([]);
    expect(copy.read('code.ts').replaceAll('\r', '')).toBe(lines('two'));
  });

  test('keeps names with spaces, quotes and other scripts', async () => {
    const { source, copy } = make();
    const name = 'docs/naïve "plan" \t日本.md';
    copy.commit({ [`mine/${name}`]: 'mine\n' });
    source.commit({ [name]: 'new\n' });
    await update(copy, source);
    expect(copy.read(`mine/${name}`)).toBe('mine\n');
    expect(copy.read(name)).toBe('new\n');
  });
});

describe('a conflict', () => {
  const conflict = async () => {
    const { source, copy } = make();
    copy.git('config', 'merge.conflictStyle', 'diff3');
    const before = copy.commit({
      'code.ts': lines('mine'),
      'other.ts': 'mine\n',
      'picture.png': Buffer.from([0, 1, 2, 3]),
    });
    source.commit({
      'code.ts': lines('two'),
      'other.ts': null,
      'new.ts': 'new\n',
      'picture.png': Buffer.from([0, 3, 2, 1]),
    });
    const plan = await update(copy, source);
    return { source, copy, before, plan };
  };

  test('is named by its file, with marks where it is text, and nothing is committed', async () => {
    const { copy, before, plan } = await conflict();
    expect([...plan.conflicts.keys()].sort()).toEqual(['code.ts', 'other.ts', 'picture.png']);
    expect(copy.git('rev-parse', 'HEAD')).toBe(before);
    expect(copy.git('status', '--porcelain').split('\n')).toEqual(
      expect.arrayContaining(['UU code.ts', 'UD other.ts', 'AA picture.png', 'A  new.ts']),
    );
    expect(copy.read('code.ts')).toBe(
      lines('<<<<<<< update/yours', 'mine', '=======', 'two', '>>>>>>> update/template', ''),
    );
    expect(copy.read('other.ts')).toBe('mine\n');
  });

  test('can be decided with git’s own commands, and the next update starts from there', async () => {
    const { source, copy, plan } = await conflict();
    copy.git('checkout', '--theirs', '--', 'code.ts', 'picture.png');
    copy.git('rm', '--quiet', '--', 'other.ts');
    copy.git('add', '--all');
    copy.git('-c', 'core.editor=true', 'commit', '--quiet');
    expect(copy.git('log', '-1', '--format=%s')).toBe(`Update the template to ${plan.target.name}`);
    expect(copy.read('code.ts')).toBe(lines('two'));
    const third = source.commit({ 'code.ts': lines('three') });
    const next = await update(copy, source);
    expect(next.base.commit).toBe(plan.target.commit);
    expect(next.target.commit).toBe(third);
    expect([...next.conflicts]).toEqual([]);
  });

  test('can be reverted with everything that came', async () => {
    const { copy } = await conflict();
    copy.git('reset', '--hard', '--quiet');
    expect(copy.git('status', '--porcelain')).toBe('');
    expect(copy.read('code.ts')).toBe(lines('mine'));
    expect(copy.has('new.ts')).toBe(false);
  });
});

describe('the version that a copy was made from', () => {
  test('is found in a copy of files that were downloaded and changed before the first commit', async () => {
    const source = template();
    const made = source.commit({ 'code.ts': lines('two') });
    const copy = useTemplate(source);
    copy.commit({ [OWNER]: 'mine', 'other.ts': null });
    rmSync(join(copy.folder, '.git'), { recursive: true });
    copy.git('init', '--quiet', '-b', 'main');
    copy.commit();
    source.commit({ 'code.ts': lines('three'), 'new.ts': 'new\n' });
    const plan = await update(copy, source);
    expect(plan.base.commit).toBe(made);
    expect(plan.base.how).toMatch(/^the nearest: /);
    expect(copy.read('code.ts')).toBe(lines('three'));
    expect(copy.has('other.ts')).toBe(false);
  });

  test('is found in a clone, and in one that has merged the template since', async () => {
    const source = template();
    const copy = clone(source);
    copy.commit({ [OWNER]: 'mine' });
    const second = source.commit({ 'code.ts': lines('two') });
    copy.git('pull', '--quiet', '--no-rebase', '--no-edit');
    source.commit({ 'code.ts': lines('three') });
    const { base } = await update(copy, source);
    expect(base.commit).toBe(second);
    expect(copy.read(OWNER)).toBe('mine');
    source.commit({ 'code.ts': lines('four') });
    expect((await update(copy, source)).base.how).toBe('from its last update');
  });

  test('can be named', async () => {
    const source = template();
    const first = source.git('rev-parse', 'HEAD');
    source.commit({ 'code.ts': lines('two') });
    const copy = useTemplate(source);
    source.commit({ 'new.ts': 'new\n' });
    expect((await planFor(copy, source, { base: first }))?.base.commit).toBe(first);
    await expect(planFor(copy, source, { base: 'nothing' })).rejects.toThrow(/no commit nothing/);
  });

  test('isn’t guessed for a repository that is no copy', async () => {
    const source = template();
    const other = repositoryWith({ 'index.html': 'hello\n' });
    await expect(planFor(other, source)).rejects.toThrow(/doesn’t look like a copy/);
  });

  test('doesn’t go back to an older one', async () => {
    const { source, copy } = make();
    source.git('tag', 'old');
    source.commit({ 'code.ts': lines('two') });
    await update(copy, source);
    expect(await planFor(copy, source, { to: 'old' })).toBeUndefined();
  });
});

describe('an update changes nothing', () => {
  const newerTemplate = () => {
    const { source, copy } = make();
    source.commit({ 'code.ts': lines('two'), '.env': 'template\n' });
    return { source, copy };
  };

  test.each<[string, (copy: ReturnType<typeof useTemplate>) => void, RegExp]>([
    [
      'a file is changed',
      (copy) => copy.write({ 'code.ts': 'mine' }),
      /Commit your changes .*: code.ts\./,
    ],
    [
      'a picture of the content isn’t committed',
      (copy) => copy.write({ [`${CONTENT}files/me.jpg`]: 'me' }),
      /Commit your changes .*me\.jpg/,
    ],
    ['a file that git ignores is in the way', (copy) => copy.write({ '.env': 'secret' }), /\.env/],
    [
      'a merge isn’t finished',
      (copy) => copy.git('update-ref', 'MERGE_HEAD', 'HEAD'),
      /isn’t finished/,
    ],
    [
      'it’s no repository',
      (copy) => rmSync(join(copy.folder, '.git'), { recursive: true }),
      /is no git repository\. .*\ngit init/,
    ],
  ])('where %s, and says what to do', async (_, prepare, message) => {
    const { source, copy } = newerTemplate();
    prepare(copy);
    await expect(update(copy, source)).rejects.toThrow(message);
    expect(copy.read('code.ts')).not.toBe(lines('two'));
    if (copy.has('.env')) expect(copy.read('.env')).toBe('secret');
  });

  test('in a folder inside another repository', async () => {
    const { source, copy } = newerTemplate();
    const inner = { ...copy, folder: join(copy.folder, 'stories') };
    await expect(update(inner, source)).rejects.toThrow(/is a folder inside another repository/);
  });

  test.each([
    ['where the template isn’t reached', 'https://me:secret@localhost:1/template.git', undefined],
    ['where the template has nothing of that name', undefined, 'nothing'],
  ])('%s, and says so in a line without secrets', async (_, address, to) => {
    const { source, copy } = newerTemplate();
    const wrong = { ...source, folder: address ?? source.folder };
    const error = await update(copy, wrong, { to }).catch((reason: Error) => reason.message);
    expect(error).toMatch(/^The template couldn’t be fetched from .*nothing was changed\.$/);
    expect(error).not.toContain('secret');
  });
});
