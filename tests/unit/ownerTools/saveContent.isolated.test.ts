import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@portfolio/build/content/readContent';
import { contentFileNames, isOptionalFile } from '@portfolio/data/schema/content';
import { fromResume } from '@portfolio/tools/import/fromResume';
import { expect, test, vi } from 'vitest';
import { filesIn, folderWithContent, sampleFolder } from './folders.ts';

const makeFiles = vi.hoisted(() => vi.fn(async (..._args: unknown[]) => new Map()));
vi.mock('@portfolio/build/documents/index', () => ({ makeFiles }));

/** The commands' way to save, into a folder of its own. */
async function saving(summary: string) {
  const { folder, content: target } = folderWithContent(sampleFolder);
  vi.stubEnv('PORTFOLIO_CONTENT', target);
  vi.stubEnv('PORTFOLIO_DATA_DIR', join(folder, 'data'));
  vi.resetModules();
  const { saveContent } = await import('@portfolio/tools/content/saveContent');
  const basics = { name: 'Ada Byron', email: 'ada@byron.dev', summary, mood: 'calm' };
  const read = fromResume({ basics }, { year: 2025, language: 'fr' });
  return { target, read, save: () => saveContent(read, 'now comes from resume.json') };
}

test('nothing is replaced by content from which the documents cannot be made', async () => {
  makeFiles.mockRejectedValueOnce(new Error('a letter\ncould not be set'));
  const { target, save } = await saving('I count.');
  const before = filesIn(join(target, '..'));
  await expect(save()).rejects.toThrow(
    /^The site's documents cannot be made from the new content; nothing was changed: a letter could/,
  );
  expect(filesIn(join(target, '..'))).toEqual(before);
});

test('nothing is replaced by content that breaks a rule, and the first problems are reported', async () => {
  const { target, save, read } = await saving('I count.');
  const before = filesIn(join(target, '..'));
  read.content.about.bio = Array.from({ length: 9 }, () => ' ');
  await expect(save()).rejects.toThrow(
    /^The new content breaks a rule; nothing was changed\.\n(?:.*\n){5}and 4 more$/,
  );
  expect(filesIn(join(target, '..'))).toEqual(before);
});

test('letters that no font has stop nothing, but the owner learns of them', async () => {
  const { save } = await saving('안녕.');
  const artifacts = await vi.importActual<{ makeFiles: typeof makeFiles }>(
    '@portfolio/build/documents/index',
  );
  makeFiles.mockImplementationOnce(artifacts.makeFiles);
  const said = await save();
  expect(said).toMatch(/- about\.json: about\.bio\[0\] holds .*noto-sans-kr/);
  expect(said).toContain('introductions in pages.json, which are in English.');
});

test('what was not imported is told, and kept next to the content, which can still be read', async () => {
  const { save, target } = await saving('I count.');
  expect(await save()).toMatch(
    /Not imported; .*not-imported\.json keeps it:\nbasics\.mood: "calm"\n/,
  );
  expect(JSON.parse(filesIn(target)['not-imported.json'] ?? '')).toEqual({ 'basics.mood': 'calm' });
  for (const name of contentFileNames.filter(isOptionalFile)) rmSync(join(target, name));
  expect((await loadContent(target)).problems).toEqual([]);
});

test('a source of which everything was imported leaves no list, and takes that of an earlier one away', async () => {
  const { save, read, target } = await saving('I count.');
  await save();
  read.notImported = {};
  await save();
  expect(filesIn(target)).not.toHaveProperty(['not-imported.json']);
});
