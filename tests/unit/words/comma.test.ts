import { formatsOf } from '@portfolio/words/formats';
import { expect, test } from 'vitest';

test.each([
  ['en', ', '],
  ['fr', ', '],
  ['hi', ', '],
  // Without the word for 'and', with which Arabic joins all entries.
  ['ar', '، '],
  ['ja', '、'],
])('a list in %s has “%s” between its entries', (language, comma) => {
  expect(formatsOf(language).comma).toBe(comma);
});
