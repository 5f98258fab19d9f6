import { translationFolders } from '@portfolio/build/content/readContent';
import { translate } from '@portfolio/data/translation/translate';
import { translations } from '@portfolio/tools/content/checks/translations';
import { languages } from '@portfolio/tools/doctor/checks/languages';
import { examine } from '@portfolio/tools/doctor/examine';
import { missingEntries } from '@portfolio/words/missingEntries';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { contentWith } from '../data/contentWith.ts';
import { fakeWorkspace, inLanguage, type WorkspaceParts } from './fakeWorkspace.ts';
import { ownContent } from './ownContent.ts';

async function find(parts: WorkspaceParts) {
  const checks = [{ ...languages, needs: [] }, translations];
  const results = await examine(fakeWorkspace(parts), { checks });
  return results.find(({ status }) => status !== 'pass') ?? results[0];
}

test('a site in English passes', async () => {
  expect(await find({})).toMatchObject({ status: 'pass' });
});

test('the owner learns that a language has no words, and where they belong', async () => {
  const content = contentWith('site.language', 'tlh', ownContent);
  expect(await find({ content })).toMatchObject({
    status: 'warn',
    findings: [
      { file: 'packages/words/src/tlh', message: expect.stringContaining('no words in "tlh"') },
    ],
  });
});

test('the owner learns which texts are left, and which numbers differ', async () => {
  const first = contentWith('about.bio', ['I have 3 cats and a dog.', 'Another day.'], ownContent);
  const translation = translate(first, {
    about: { bio: ['J’ai 4 chats et un chien.', 'Un autre jour.'] },
  });
  const result = await find({
    content: first,
    translations: [inLanguage('en', translation)],
  });
  expect(result?.status).toBe('warn');
  expect(result?.findings[0]).toMatchObject({
    path: 'about.bio[0]',
    message: 'has the numbers 3, but in "en" 4',
  });
  expect(result?.findings[1]?.message).toMatch(/texts? (is|are) not translated: /);
  expect(result?.findings[1]?.message).not.toContain('about.bio');
});

test('the owner learns of a translation that the site doesn’t name', async () => {
  const folder = freshFolder({
    'fr/owner.json': '{}',
    'files/a.json': '',
    'case-studies/a.md': '',
  });
  const folders = translationFolders(folder);
  const [finding] = (await find({ translationFolders: folders }))?.findings ?? [];
  expect(finding).toMatchObject({
    file: 'content/fr',
    fix: 'Write "languages": ["en","fr"], or delete the folder.',
  });
  const content = contentWith('site.languages', ['en', 'fr'], ownContent);
  expect(await find({ content, translationFolders: folders })).toMatchObject({ status: 'pass' });
});

test('the owner learns which case studies are left', async () => {
  const projects = ownContent.projects
    .slice(0, 1)
    .map((project) => ({ ...project, caseStudy: 'case-studies/forecast.md' }));
  const translation = translate({ ...ownContent, projects }, {});
  const result = await find({ translations: [inLanguage('fr', translation)] });
  expect(result?.findings[0]?.message).toContain('case-studies/forecast.md');
  const [own] = translation.content.projects;
  if (own) own.caseStudy = 'fr/case-studies/forecast.md';
  const complete = await find({ translations: [inLanguage('fr', translation)] });
  expect(complete?.findings[0]?.message ?? '').not.toContain('forecast.md');
});

test('entries that a language does not have, or has in another form, are named by their places', () => {
  const english = { a: 'one', b: { c: () => '', d: ['x'] }, e: '' };
  expect(missingEntries(english, english)).toEqual([]);
  expect(missingEntries({ a: '', b: { d: 'x' } }, english)).toEqual(['a', 'b.c', 'b.d', 'e']);
  expect(missingEntries({}, english)).toEqual(['a', 'b', 'e']);
});
