import { placeOf, stepsIn } from '@portfolio/data/values/place';
import { valuesAt, valuesIn } from '@portfolio/data/values/valuesAt';
import { expect, test } from 'vitest';
import { content } from '../../content.ts';

test('a place that a message names leads to its value, and to no other', () => {
  const [, ...values] = valuesIn(content);
  for (const found of values) {
    expect(valuesAt(content, found.path)).toMatchObject([found]);
    expect(placeOf(stepsIn(found.path))).toBe(found.path);
  }
});
