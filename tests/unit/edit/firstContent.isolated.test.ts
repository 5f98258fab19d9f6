import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContentReader } from '@portfolio/build/content/contentReader';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

let content: string;
let makeFirstContent: typeof import('@portfolio/tools/edit/firstContent').makeFirstContent;
let removeSample: typeof import('@portfolio/tools/edit/firstContent').removeSample;
let readReport: typeof import('@portfolio/tools/edit/firstReport').readReport;

beforeEach(async () => {
  const folder = freshFolder();
  content = join(folder, 'content');
  vi.stubEnv('PORTFOLIO_CONTENT', content);
  vi.stubEnv('PORTFOLIO_DATA_DIR', join(folder, 'data'));
  vi.resetModules();
  ({ makeFirstContent, removeSample } = await import('@portfolio/tools/edit/firstContent'));
  ({ readReport } = await import('@portfolio/tools/edit/firstReport'));
});

const copySample = () =>
  makeFirstContent({ from: 'sample', name: '', language: '' }, new Uint8Array());

const importResume = (resume: object, language: string) =>
  makeFirstContent(
    { from: 'file', name: 'resume.json', language },
    Buffer.from(JSON.stringify(resume)),
  );

const valuesIn = (name: string) => JSON.parse(readFileSync(join(content, name), 'utf8'));

const basics = { name: 'Ada Byron', label: 'Analyst', email: 'ada@byron.dev' };

test('two windows that begin at the same time make one content, and the second is told', async () => {
  const [first, second] = await Promise.allSettled([copySample(), copySample()]);
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({
    reason: { message: 'There is content already: reload this page.' },
  });
});

test('a résumé has the language that it states, or else the one that its owner chose', async () => {
  await importResume({ basics }, 'fr');
  expect(valuesIn('site.json').site.language).toBe('fr');
});

test('what an import left out can be read again, in the words of the forms', async () => {
  const report = await importResume({ basics, work: [{ name: 'Nord', startDate: '?' }] }, '');
  expect(report).toContain('Your content now comes from resume.json.');
  expect(report).toMatch(/^work\[0\]\.startDate: /m);
  expect(report).toMatch(/^Site › Language: .* set it in the form “Site”/m);
  expect(await readReport()).toBe(report);

  // It isn't about what replaces the content.
  const { saveContent } = await import('@portfolio/tools/content/saveContent');
  const { caseStudies: _, ...next } = await createContentReader(content).read();
  await saveContent({ content: next, notes: [] }, 'is another one');
  expect(await readReport()).toBe('');
});

test('a file that cannot be read is called as its owner calls it', async () => {
  await expect(importResume({ name: 'Ada' }, 'en')).rejects.toThrow(/^resume\.json cannot be/);
});

test('a copy of the sample goes again, and stays once it was changed', async () => {
  await copySample();
  await removeSample();
  expect(existsSync(content)).toBe(false);
  await copySample();
  const owner = join(content, 'owner.json');
  const before = readFileSync(owner);
  const changes: [string, string | Buffer][] = [
    [owner, readFileSync(owner, 'utf8').replace('Kelvekar', 'Byron')],
    [join(content, 'note.txt'), 'Mine.'],
  ];
  for (const [file, mine] of changes) {
    writeFileSync(owner, before);
    writeFileSync(file, mine);
    await expect(removeSample()).rejects.toThrow('You have changed the sample, so it stays');
    expect(existsSync(owner)).toBe(true);
  }
});
