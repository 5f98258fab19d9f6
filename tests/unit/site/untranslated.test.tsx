import { Fragment, jsx, jsxs } from '@portfolio/site/untranslated/jsx-runtime';
import { marksOf, noteTexts } from '@portfolio/site/untranslated/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const part = noteTexts(
  {
    title: 'Career',
    list: [
      { text: 'First', url: '/a' },
      { text: 'Second', n: 3 },
    ],
  },
  { lang: 'en' },
  [0, 3],
);

test('texts of the content are found by their number, in any depth', () => {
  expect(part.list).toHaveLength(2);
  expect(['Career', 'First', '/a', 'Second'].map((text) => marksOf(text))).toEqual([
    { lang: 'en' },
    undefined,
    undefined,
    { lang: 'en' },
  ]);
});

test.each([
  ['its element', jsx('p', { children: 'Career' }), '<p lang="en">Career</p>'],
  [
    'nothing where other texts are beside them',
    jsxs('p', { children: ['Career', ': '] }),
    '<p>Career: </p>',
  ],
  [
    'the picture that they describe',
    jsx('img', { alt: 'Career' }),
    '<img lang="en" alt="Career"/>',
  ],
  [
    'not where a language is stated',
    jsx('p', { lang: 'de', children: 'Career' }),
    '<p lang="de">Career</p>',
  ],
  ['not the words of the site', jsx('p', { children: 'Parcours' }), '<p>Parcours</p>'],
  ['not what isn’t shown', jsx(Fragment, { children: 'Career' }), 'Career'],
])('untranslated texts mark %s', (_, element, html) => {
  expect(renderToStaticMarkup(element)).toBe(html);
});
