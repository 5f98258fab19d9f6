import { readFileSync } from 'node:fs';
import { readMarkdown } from '@portfolio/data/caseStudy/markdown';
import { changed, textChange } from '@portfolio/tools/edit/contentTree';
import { editorConfig } from '@portfolio/tools/edit/editorConfig';
import { problemsAfter, problemsIn, withNamedFiles } from '@portfolio/tools/edit/problemsIn';
import { describe, expect, test } from 'vitest';
import { edited, sampleTree } from './treeOf.ts';

const sample = sampleTree();

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

const caseStudy = readFileSync('packages/data/src/sample/case-studies/drift-watch.md', 'utf8');

const placesOf = (problems: ReturnType<typeof problemsIn>) =>
  problems.map(({ file, path }) => `${file}: ${path}`);

test('the sample has no problem, and may be saved as it is', () => {
  expect(problemsIn(sample)).toEqual([]);
  expect(problemsAfter(sample, [textChange('case-studies/drift-watch.md', caseStudy)])).toEqual([]);
});

describe('refused is', () => {
  test.each([
    [
      'a case study that breaks a rule',
      textChange('case-studies/drift-watch.md', 'No title.'),
      'line 1',
    ],
    [
      'a case study that no project names yet',
      textChange('case-studies/new.md', '# A\n\n<b>B</b>'),
      'line 3',
    ],
    ['a drawing with a script', textChange('files/icons/x.svg', svg('<script/>')), 'icons/x.svg'],
    ['a text that is called a picture', textChange('files/images/x.png', 'x'), 'images/x.png'],
    ['a file with a secret', textChange('files/key.txt', `ghp_${'a1'.repeat(18)}`), 'key.txt'],
    ['the removal of a picture that is shown', { name: 'files/icons/mlflow.svg' }, 'icon'],
    [
      'the removal of a case study that a project names',
      { name: 'case-studies/drift-watch.md' },
      'caseStudy',
    ],
    ['a text that is no JSON', textChange('owner.json', '{'), 'line 1'],
    [
      'the removal of all entries of a page that is shown',
      edited(sample, 'education.json', (values) => {
        for (const list of Object.values(values)) if (Array.isArray(list)) list.length = 0;
      }),
      'pages.education',
    ],
  ])('%s, at its place', (_, change, place) => {
    expect(placesOf(problemsAfter(sample, [change])).join()).toContain(place);
  });
});

test('what may be saved needs no other file to be right', () => {
  const broken = sampleTree({
    'owner.json': '{"owner":{}}',
    'case-studies/drift-watch.md': 'No title.',
  });
  expect(problemsAfter(broken, [edited(broken, 'skills.json', () => {})])).toEqual([]);
  // The case study was wrong before, though nobody could see it.
  const { texts } = sample;
  expect(problemsAfter(broken, [textChange('owner.json', texts.get('owner.json') ?? '')])).toEqual(
    [],
  );
});

test('a form may name a picture that is saved with it, and no other', () => {
  const change = edited(sample, 'owner.json', ({ owner }) => {
    owner.portrait = { src: 'images/me.png', alt: 'Me' };
  });
  expect(problemsAfter(withNamedFiles(sample, [change]), [change])).toEqual([]);
  expect(placesOf(problemsAfter(sample, [change]))).toEqual([
    'content/owner.json: owner.portrait.src',
  ]);
});

test.each([
  ['images/me.pdf', '%PDF-1.7', 'images/me.pdf isn’t'],
  ['images/me.jpg', 'No picture.', 'images/me.jpg isn’t'],
  ['images/me.heic', '\0\0\0\x18ftypheic', ''],
  ['images/me.tif', 'II*\0', ''],
  ['images/me.jfif', '\xff\xd8\xff', ''],
])('the portrait may be any picture that the build reads: %s', (src, bytes, problem) => {
  const change = edited(sample, 'owner.json', ({ owner }) => {
    owner.portrait = { src, alt: 'Me' };
  });
  const file = { name: `files/${src}`, bytes: Buffer.from(bytes, 'latin1') };
  const messages = problemsAfter(sample, [change, file]).map(({ message }) => message);
  expect(messages.join().replaceAll("'", '’')).toContain(problem);
  expect(messages.length > 0).toBe(problem !== '');
});

test('a file that is called a PDF has to be one', () => {
  const save = (text: string) =>
    problemsAfter(sample, [{ name: 'files/documents/cv.pdf', bytes: Buffer.from(text) }]);
  expect(save('My résumé').map(({ message }) => message)).toEqual([
    "documents/cv.pdf isn't a PDF: export it again",
  ]);
  expect(save('\n%PDF-1.4')).toEqual([]);
});

test('of a picture that a case study shows, the owner reads why it cannot be removed', () => {
  const caseStudy = `${sample.texts.get('case-studies/drift-watch.md')}\n![Me](../files/images/x.png)\n`;
  const tree = sampleTree({ 'files/images/x.png': 'x', 'case-studies/drift-watch.md': caseStudy });
  expect(problemsAfter(tree, [{ name: 'files/images/x.png' }])).toEqual([
    expect.objectContaining({ message: 'shows images/x.png: take it out there first' }),
  ]);
});

test('a picture that nothing names may be removed', () => {
  const tree = sampleTree({ 'files/images/x.png': 'x' });
  expect(problemsAfter(tree, [{ name: 'files/images/x.png' }])).toEqual([]);
});

test('a translation that breaks a rule is told, and keeps no form from being saved', () => {
  const site = edited(sample, 'site.json', (values) => {
    values.site.languages = ['en', 'fr'];
  });
  const french = textChange('fr/owner.json', '{"owner":{"title":1}}');
  const tree = changed(sample, [site, french]);
  expect(placesOf(problemsIn(tree))).toEqual(['content/fr/owner.json: owner.title']);
  const text = textChange('fr/case-studies/drift-watch.md', 'Sans titre.');
  expect(placesOf(problemsIn(changed(sample, [site, text])))).toEqual([
    'content/fr/case-studies/drift-watch.md: line 1',
  ]);
  expect(problemsAfter(tree, [edited(tree, 'about.json', () => {})])).toEqual([]);
});

test('what the form of a case study says of pictures and tables makes a case study that may be saved', () => {
  const hints = editorConfig('a/b', 'https://a.dev/').collections.flatMap(
    ({ fields }) => fields ?? [],
  );
  const [picture, ...table] = [...String(hints[0]?.hint).matchAll(/`(.+?)`/g)].map(
    ([, code]) => code,
  );
  expect(picture).toContain('![');
  expect(table).toHaveLength(2);
  const tree = sampleTree({ 'files/images/its-name.png': 'x' });
  const text = ['# A', '', picture, '', ...table, '| 1 | 2 |', ''].join('\n');
  expect(problemsAfter(tree, [textChange('case-studies/new.md', text)])).toEqual([]);
  const [, , section] = readMarkdown(text).root.children;
  expect(section?.type).toBe('table');
});
