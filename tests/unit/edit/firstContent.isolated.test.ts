import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

let content: string;
let makeFirstContent: typeof import('@portfolio/tools/edit/firstContent').makeFirstContent;

beforeEach(async () => {
  const folder = freshFolder();
  content = join(folder, 'content');
  vi.stubEnv('PORTFOLIO_CONTENT', content);
  vi.stubEnv('PORTFOLIO_DATA_DIR', join(folder, 'data'));
  vi.resetModules();
  ({ makeFirstContent } = await import('@portfolio/tools/edit/firstContent'));
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
  expect(first).toMatchObject({ value: 'The sample is your content now.' });
  expect(second).toMatchObject({
    reason: { message: 'There is content already: reload this page.' },
  });
});

test('a résumé has the language that it states, or else the one that its owner chose', async () => {
  await importResume({ basics }, 'fr');
  expect(valuesIn('site.json').site.language).toBe('fr');
});
