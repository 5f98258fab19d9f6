import { labelOf } from '@portfolio/tools/edit/labels';
import { fromLines, toLines } from '@portfolio/tools/edit/numberLines';
import { placeInWords, sentenceInWords } from '@portfolio/tools/edit/placeInWords';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['with commas', '1, 2.5,-3', [[1, 2.5, -3]]],
  ['with spaces', '1 2.5  -3', [[1, 2.5, -3]]],
  [
    'in rows',
    '1, 2\n\n3, 4\r\n',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['pasted from a spreadsheet', '0.1\t0.25\t\n', [[0.1, 0.25, null]]],
  [
    'pasted with decimal commas',
    '0,1\t0,25\n1;2,5',
    [
      [0.1, 0.25],
      [1, 2.5],
    ],
  ],
  ['with empty places', '1, -, null', [[1, null, null]]],
  ['as months', '2024-01, 2024-02', [['2024-01', '2024-02']]],
  ['as years in quotation marks', '"2023", "2024"', [['2023', '2024']]],
  ['with a slip', '1, two', [[1, 'two']]],
  ['as nothing', ' \n', []],
])('numbers are read %s', (_, text, rows) => {
  expect(fromLines(text)).toEqual(rows);
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
