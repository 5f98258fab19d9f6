import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@portfolio/build/content/readContent';
import type { Migration } from '@portfolio/data/migrations/migrations';
import { migrateFolder } from '@portfolio/tools/content/migrateFolder';
import { expect, test, vi } from 'vitest';
import { filesIn, folderWithContent, jsonIn, sampleFolder } from './folders.ts';

// Its documents take seconds, and saveContent.isolated.test.ts tries them.
vi.mock(import('@portfolio/build/documents/index'), async (original) => ({
  ...(await original()),
  makeFiles: async () => new Map(),
}));

// The present version has no older one: for these tests, the next one is there, too.
vi.mock(import('@portfolio/data/migrations/migrations'), async (original) => {
  const next: Migration = {
    migrate: ({ owner, ...rest }) => ({ ...rest, owner: { ...Object(owner), title: 'Moved' } }),
    changes: 'the title of the owner is another',
  };
  return { ...(await original()), migrations: [next] };
});

const write = (folder: string, name: string, text: string) =>
  writeFileSync(join(folder, name), text);

test('older content becomes content that keeps every rule, and is kept', async () => {
  const folders = folderWithContent(sampleFolder);
  const { content: folder, backups } = folders;
  const before = filesIn(folder);
  const said = await migrateFolder(folders);
  expect(said).toContain('content went from version 3 to 4:\n- the title of the owner is another');
  const { content, problems } = await loadContent(folder);
  expect(problems).toEqual([]);
  expect(content).toMatchObject({ owner: { title: 'Moved' }, site: { schemaVersion: 4 } });
  const [backup = ''] = readdirSync(backups);
  expect(filesIn(join(backups, backup))).toEqual(before);
});

test('a second run changes nothing', async () => {
  const folders = folderWithContent(sampleFolder);
  await migrateFolder(folders);
  const before = filesIn(folders.content);
  expect(await migrateFolder(folders)).toMatch(
    /is up to date \(version 4\); nothing was changed\.$/,
  );
  expect(filesIn(folders.content)).toEqual(before);
});

const ofVersion = (version: number) => (folder: string) => {
  const { site } = jsonIn(folder, 'site.json');
  write(folder, 'site.json', JSON.stringify({ site: { ...site, schemaVersion: version } }));
};

test.each<[string, (folder: string) => void, RegExp]>([
  ['no content', (folder) => rmSync(join(folder, 'site.json')), /site\.json is missing/],
  [
    'a newer version',
    ofVersion(5),
    /is of version 5, but this code reads version 4: update the code first/,
  ],
  ['a version before the oldest', ofVersion(2), /is of version 2, and only version 3 and later/],
  [
    'no version',
    (folder) => write(folder, 'site.json', '{ "site": {} }'),
    /site\.json: site\.schemaVersion must be/,
  ],
  [
    'invalid JSON',
    (folder) => write(folder, 'about.json', '{ "about": {\n  "bio": [,] } }'),
    /about\.json: line 2, column 11: isn't valid JSON/,
  ],
  [
    'a value that breaks a rule',
    (folder) => write(folder, 'about.json', '{ "about": {} }'),
    /nothing was changed\.\n.*about\.json: about\./,
  ],
])('a folder with %s is refused and left as it is', async (_what, spoil, message) => {
  const folders = folderWithContent(sampleFolder);
  const { content: folder } = folders;
  spoil(folder);
  const before = filesIn(folder);
  await expect(migrateFolder(folders)).rejects.toThrow(message);
  expect(filesIn(folder)).toEqual(before);
});
