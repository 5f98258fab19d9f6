import { editorAddress } from '@portfolio/tools/edit/addressOf';
import { expect, test } from 'vitest';

test.each([
  ['a field of an entry', 'projects[3].result', 'projects[3].result'],
  ['a file with one object, which has no box in its form', 'owner.tagline', 'owner.tagline'],
  ['a field of a figure of any kind', 'projects[0].figure.title', 'projects[0].figure.title'],
  ['an entry of a list of texts', 'projects[1].technologies[2]', 'projects[1].technologies[2]'],
  [
    'lines of numbers, which are one field',
    'projects[5].figure.points[3][1]',
    'projects[5].figure.points',
  ],
  ['a menu of several, which is one field', 'experience[0].projects[2]', 'experience[0].projects'],
  ['an entry as a whole', 'projects[3]', 'projects[3]'],
  ['an unknown field, by the entry that has it', 'projects[3].nope.deep', 'projects[3]'],
  ['a value that no form shows, by its form', 'site.schemaVersion', 'site'],
])('the address leads to %s', (_, place, at) => {
  expect(editorAddress(place)).toBe(`?at=${at}`);
});

test('the address of what is in no form is that of the editor', () => {
  expect(editorAddress('')).toBe('');
  expect(editorAddress('case-studies/drift-watch.md')).toBe('');
});
