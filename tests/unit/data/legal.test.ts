import { pathProblems } from '@portfolio/build/content/pathProblems';
import { legalPages } from '@portfolio/data/shown/legal';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { expect, test } from 'vitest';
import { contentWith } from './contentWith';

const url = 'https://notices.example.org/';
const problemsWith = (notice: object) =>
  validateContent(contentWith('site.legal', { imprint: notice })).map(({ path }) => path);

test('a notice is a link or a page, and not both', () => {
  expect(problemsWith({ url })).toEqual([]);
  expect(problemsWith({ text: ['Ada Byron, London.'], label: 'Impressum' })).toEqual([]);
  expect(problemsWith({})).toEqual(['site.legal.imprint.url']);
  expect(problemsWith({ url, text: ['Ada Byron, London.'] })).toEqual(['site.legal.imprint.url']);
});

test('a notice with a text is a page, and nothing else may have its path', () => {
  const legal = { privacy: { url }, imprint: { text: ['Ada Byron, London.'] } };
  const content = contentWith('site.legal', legal);
  expect(legalPages(content.site).map(({ path }) => path)).toEqual(['/imprint']);
  expect(pathProblems(content, [])).toEqual([]);
  const taken = contentWith('pages.skills.path', '/imprint', content);
  expect(pathProblems(taken, [])).toMatchObject([{ path: 'pages.skills.path' }]);
});
