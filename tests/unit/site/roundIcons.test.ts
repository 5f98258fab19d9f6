import { roundPath } from '@portfolio/publish/build/roundIcons';
import { expect, test } from 'vitest';

test('an icon’s path has two decimals, and no more digits than it needs', () => {
  expect(roundPath('M7.49933 0.25C3.49635-0.25 .00412 12L10.00001 12')).toBe(
    'M7.5 .25C3.5-.25 0 12L10 12',
  );
});
