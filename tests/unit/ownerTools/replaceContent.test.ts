import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, validContent } from '@portfolio/build/content/readContent';
import { contentFileNames } from '@portfolio/data/schema/content';
import { replaceContent, writeContent } from '@portfolio/tools/content/replaceContent';
import { translationSteps } from '@portfolio/tools/content/saveContent';
import { expect, test } from 'vitest';
import { content as sampleContent } from '../../content.ts';
import { contentOf, sample, sampleNames } from '../jsonResume/samples.ts';
import { filesIn, folderWithContent, jsonIn, sampleFolder } from './folders.ts';

const minimal = contentOf(sample('minimal')).content;

test.each(sampleNames)(
  'the content of %s is read from its files as it was written',
  async (name) => {
    const { content: folder } = folderWithContent();
    const { content } = contentOf(sample(name));
    await writeContent(folder, content);
    expect(validContent(await loadContent(folder))).toEqual(content);
    expect(readdirSync(folder).sort()).toEqual([...contentFileNames, 'files'].sort());
  },
);

test('files have their fields in the order of the schemas, two spaces in and a line end', async () => {
  const { content: folder } = folderWithContent();
  const { phone, ...owner } = sampleContent.owner;
  await writeContent(folder, { ...sampleContent, owner: { phone, ...owner } as never });
  const text = filesIn(folder)['owner.json'] ?? '';
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  expect(Object.keys(JSON.parse(text).owner).slice(0, 3)).toEqual(['name', 'title', 'tagline']);
});

test('replacing content keeps a copy of the whole folder each time; pictures, case studies and all other files stay', async () => {
  const folders = folderWithContent(sampleFolder);
  const { content: folder } = folders;
  writeFileSync(join(folder, 'notes.txt'), 'Mine.');
  const before = filesIn(folder);
  const backup = await replaceContent(folders, minimal);
  expect(filesIn(backup ?? '')).toEqual(before);
  expect(validContent(await loadContent(folder))).toEqual(minimal);
  for (const [name, text] of Object.entries(filesIn(folder)))
    if (!contentFileNames.some((each) => each === name)) expect(text).toBe(before[name]);
  await replaceContent(folders, sampleContent);
  expect(readdirSync(folders.backups)).toHaveLength(2);
});
test('translations stay, and the owner learns which of them no longer fit', async () => {
  const folders = folderWithContent();
  const site = { ...sampleContent.site, languages: ['en', 'fr', 'de'] };
  await writeContent(folders.content, { ...sampleContent, site });
  cpSync(join(sampleFolder, 'case-studies'), join(folders.content, 'case-studies'), {
    recursive: true,
  });
  cpSync(join(sampleFolder, 'files'), join(folders.content, 'files'), { recursive: true });
  const texts = {
    'fr/owner.json': { owner: { name: 'Mira' } },
    'fr/projects.json': { projects: [{ id: 'drift-watch', title: 'Garde-dérive' }] },
    'de/owner.json': { owner: { name: 'Mira' } },
  };
  for (const [name, value] of Object.entries(texts)) {
    mkdirSync(join(folders.content, name, '..'), { recursive: true });
    writeFileSync(join(folders.content, name), JSON.stringify(value));
  }
  expect(await translationSteps(folders.content, site)).toEqual([]);
  await replaceContent(folders, { ...minimal, site });
  for (const [name, value] of Object.entries(texts))
    expect(jsonIn(folders.content, name)).toEqual(value);
  expect(await translationSteps(folders.content, site)).toEqual([
    expect.stringMatching(
      /content\/fr translate other content.*The first of 1: .*fr\/projects\.json: projects/,
    ),
  ]);
});

test('if a file cannot be replaced, everything is as before', async () => {
  const folders = folderWithContent(sampleFolder);
  const { content: folder } = folders;
  // A folder in place of the last file that is moved in.
  const last = join(folder, contentFileNames.at(-1) ?? '');
  rmSync(last);
  mkdirSync(join(last, 'in the way'), { recursive: true });
  const before = filesIn(folder);
  await expect(replaceContent(folders, minimal)).rejects.toThrow();
  expect(filesIn(folder)).toEqual(before);
  expect(readdirSync(join(folder, '..')).sort()).toEqual(['content', 'data']);
});

test('a picture that comes with the content replaces one of its name, which is kept', async () => {
  const folders = folderWithContent(sampleFolder);
  const picture = 'images/portrait.svg';
  const before = filesIn(folders.content)[`files/${picture}`];
  const pictures = new Map([
    [picture, Buffer.from('New.')],
    ['other/me.png', Buffer.from('Me.')],
  ]);
  const backup = await replaceContent(folders, minimal, { pictures });
  expect(filesIn(folders.content)).toMatchObject({
    [`files/${picture}`]: 'New.',
    'files/other/me.png': 'Me.',
  });
  expect(filesIn(backup ?? '')[`files/${picture}`]).toBe(before);
  expect(filesIn(backup ?? '')).not.toHaveProperty(['files/other/me.png']);
});

test('if a picture cannot be saved, everything is as before', async () => {
  const folders = folderWithContent(sampleFolder);
  const before = filesIn(folders.content);
  const pictures = new Map([
    ['images/portrait.svg', Buffer.from('New.')],
    // A file is in place of its folder.
    ['images/portrait.svg/me.png', Buffer.from('Me.')],
  ]);
  await expect(replaceContent(folders, minimal, { pictures })).rejects.toThrow();
  expect(filesIn(folders.content)).toEqual(before);
});

test('a folder that is not there is made, and nothing is kept', async () => {
  const folders = folderWithContent();
  const { content: folder } = folders;
  expect(await replaceContent(folders, minimal)).toBeUndefined();
  expect(validContent(await loadContent(folder))).toEqual(minimal);
});
