import { openPoints } from '@portfolio/tools/edit/openPoints';
import { contentFromAnswers } from '@portfolio/tools/import/answers';
import { expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { contentWith } from '../data/contentWith.ts';
import { showing } from '../data/showing.ts';
import { ownContent } from '../doctor/ownContent.ts';
import { sampleTree, treeOf } from './treeOf.ts';

const placesIn = (content: object) => openPoints(treeOf(content)).map(({ path }) => path);

test('nothing is open in content that is ready to be public', () => {
  expect(openPoints(treeOf(ownContent))).toEqual([]);
});

test('an owner who has written some words learns what comes next', () => {
  const answers = {
    name: 'Ada Byron',
    title: 'Analyst',
    email: 'ada@byron.dev',
    about: 'I count.',
  };
  expect(placesIn(contentFromAnswers(answers).content)).toEqual([
    'owner.portrait',
    'skillCategories',
    'projects',
    'experience',
    'degrees',
    'site.legal.privacy',
    'site.url',
  ]);
});

test('an address that the site gets where it is built is no point', () => {
  const content = contentWith('site.url', 'https://ada.example', ownContent);
  expect(openPoints(treeOf(content), true)).toEqual([]);
});

test('a page whose lists an owner leaves out is no point of theirs', () => {
  showing('experience', ['references'], () => {
    const hidden = contentWith('pages.experience.hidden', true, ownContent);
    expect(placesIn(contentWith('references', undefined, hidden))).toEqual([]);
    expect(placesIn(contentWith('references', [], hidden))).toEqual(['references']);
  });
});

test.each([
  ['a page that was filled and is hidden', 'pages.projects.hidden', true, 'pages.projects.hidden'],
  ['the address of an example', 'site.url', 'https://ada.example', 'site.url'],
  ['a category that is grey', 'projects[0].category', 'Kitchen', 'projectCategories'],
  ['a figure that is too high', 'about.statistics[3].value', '99+', 'about.statistics[3].value'],
  ['what an import left', 'owner.email', 'you@example.com', 'owner.email'],
])('%s is open, at its field', (_, place, value, open) => {
  expect(placesIn(contentWith(place, value, ownContent))).toEqual([open]);
});

test('what the doctor says of translations and of the pictures of case studies is open, at its place', () => {
  const { site } = contentWith('site.languages', ['en', 'fr'], ownContent);
  const { texts } = treeOf({ ...ownContent, site });
  const tree = sampleTree({
    ...Object.fromEntries(texts),
    'files/a.png': 'A picture.',
    'files/images/asha.jpg': 'A picture.',
    'fr/owner.json': '{"owner":{"title":"Data de 3 ans","portrait":{"alt":"Portrait"}}}',
    'de/owner.json': '{}',
    'case-studies/drift-watch.md': '# T\n\nText.\n\n![IMG_2043.JPG](../files/a.png)\n',
    'fr/case-studies/drift-watch.md': '# T\n\nTexte.\n\n![photo](../../files/a.png)\n',
  });
  expect(openPoints(tree).map(({ file, path, message }) => [file, path, message])).toEqual([
    ['content/de', '', expect.stringMatching(/^visitors don't see these texts/)],
    ['content/owner.json', 'owner.title', 'has the numbers none, but in "fr" 3'],
    ['content/fr', '', expect.stringContaining('not translated: ')],
    [
      'content/case-studies/drift-watch.md',
      'line 5',
      expect.stringContaining('the name of a file'),
    ],
    ['content/fr/owner.json', 'owner.portrait.alt', expect.stringContaining('"Portrait" doesn')],
    ['content/fr/case-studies/drift-watch.md', 'line 5', expect.stringContaining('"photo" doesn')],
  ]);
});

test('what stops the build is listed before anything else, whatever file it is in', () => {
  const content = contentWith(
    'owner.email',
    'nobody',
    contentWith('site.copyrightYear', 1, sample),
  );
  expect(placesIn(content)).toEqual(['owner.email', 'site.copyrightYear']);
});
