import { labelOf } from '@portfolio/tools/edit/labels';
import { fromLines, toLines } from '@portfolio/tools/edit/numberLines';
import { placeInWords, placeOfProblem, sentenceInWords } from '@portfolio/tools/edit/placeInWords';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['with commas', '1, 2.5,-3', [[1, 2.5, -3]]],
  ['with spaces', '1 2.5  -3 0.512 100', [[1, 2.5, -3, 0.512, 100]]],
  ['with a typographic minus', '−1, −.5', [[-1, -0.5]]],
  ['with exponents', '1e3, 2.5E-4', [[1000, 0.00025]]],
  [
    'in rows',
    '1, 2\n\n3, 4\r\n',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['pasted from a spreadsheet', '0.1\t0.25\t\n', [[0.1, 0.25, null]]],
  ['pasted from a web page', '\ufeff0.1\t\u202a0.25\u202c\u200b\t3\u00a0', [[0.1, 0.25, 3]]],
  ['with semicolons', '0.1;0.25; 3', [[0.1, 0.25, 3]]],
  ['pasted from a column', '0.1\r\n0.25\r\n', [[0.1], [0.25]]],
  ['with empty places', '1, -, –, null', [[1, null, null, null]]],
  ['as months', '2024-01, 2024-02', [['2024-01', '2024-02']]],
  ['as years in quotation marks', '"2023", “2024”', [['2023', '2024']]],
  ['with a slip', '1, two', [[1, 'two']]],
  ['as nothing', ' \n', []],
])('numbers are read %s', (_, text, rows) => {
  expect(fromLines(text)).toEqual(rows);
});

test.each([
  ['1,234\t1,310\t998', ['1,234', '1,310', 998]],
  ['1,234;998', ['1,234', 998]],
  ['1,234', ['1,234']],
  ['1,234, 998', ['1,234', 998]],
  ['1,2,3', ['1,2,3']],
  ['0,5 0,7 0,9', ['0,5', '0,7', '0,9']],
  ['0,5;0,7', ['0,5', '0,7']],
  ['1.234,5', ['1.234,5']],
  ['1.234.567', ['1.234.567']],
  ['1 234 567', ['1 234 567']],
  ['1 234, 5', ['1 234', 5]],
  ['1\u00a0234\t1\u202f310', ['1\u00a0234', '1\u202f310']],
  ["1'234\t1’310", ["1'234", '1’310']],
  ['5%\t$5\t5 €', ['5%', '$5', '5 €']],
])('a number that may be another one is never guessed: %j', (text, cells) => {
  expect(fromLines(text)).toEqual([cells]);
});

test('what a spreadsheet shows with commas, spaces or apostrophes in numbers is read as it is or not at all', () => {
  // A point is the form's decimal sign, so there is no language with points between thousands.
  const languages = ['en', 'fr', 'de-CH', 'hi', 'sv', 'pt-PT'];
  const number = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((value) => value / 100);
  const pasted = fc.tuple(
    fc.array(number, { minLength: 1 }),
    fc.constantFrom(...languages),
    fc.constantFrom('\t', ';', '\n', ', ', ' '),
  );
  fc.assert(
    fc.property(pasted, ([values, language, between]) => {
      const shown = values.map((value) => value.toLocaleString(language)).join(between);
      const read = fromLines(shown).flat();
      if (read.every((cell) => typeof cell === 'number'))
        expect(read).toEqual(values.map((value) => value + 0));
    }),
  );
});

test('numbers, months, years and empty places are the same after a round', () => {
  const cell = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.constant(null),
    fc.constantFrom('2024', '2024-05', '2024-05-31'),
  );
  const rows = fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (value) => {
      expect(fromLines(toLines(value))).toEqual(value);
    }),
  );
});

test('a place in the content has the words of the form', () => {
  const content = { projects: [{ title: 'Triage', figure: { points: [[0, 0]] } }, {}] };
  expect(placeInWords('projects[0].figure.points[0]', content)).toBe(
    'Projects › “Triage” › Figure › Points › entry 1',
  );
  expect(placeInWords('projects[1].codeUrl', content)).toBe(
    'Projects › entry 2 › Address of the code',
  );
  expect(labelOf('copyrightYear')).toBe('Copyright year');
});

test.each([
  ['fr/owner.json', 'owner.portrait.alt', 'fr/owner.json › owner.portrait.alt'],
  ['fr/case-studies/a.md', 'line 5', 'fr/case-studies/a.md › line 5'],
  ['fr', '', 'fr'],
  ['files/icons/a.svg', 'icons/a.svg', 'files/icons/a.svg'],
])('a place in a file that has no form is that in the file: %s', (name, path, words) => {
  expect(placeOfProblem({ file: `content/${name}`, path }, {})).toBe(words);
});

test.each([
  [
    'has nothing to show: fill education.json, or write "hidden": true',
    'has nothing to show: fill the form “Education”, or switch on its “Hidden”',
  ],
  ['it goes into nextStep', 'it goes into “Next step”'],
  ['after a press (contact.map).', 'after a press (Contact › Map).'],
  ['must differ from projects[0].title', 'must differ from Projects › “Triage” › Title'],
  ['a number, or null where there is none', 'a number, or - where there is none'],
  // What the owner wrote stays, whatever it is.
  ['but is "site.json, nextStep, site.url"', 'but is "site.json, nextStep, site.url"'],
  [
    'see https://about.me/site.url, or me@about.me',
    'see https://about.me/site.url, or me@about.me',
  ],
])('a message has the words of the form: %s', (message, words) => {
  expect(sentenceInWords(message, { projects: [{ title: 'Triage' }] })).toBe(words);
});
