import { describe, expect, test } from 'vitest';
import { findMismatch } from '../../visual/drawnBy.ts';
import { taggedStories } from '../../visual/stories.ts';

const here = { chromium: '156.0.1', systemFonts: [300, 120] };

describe('before pictures are compared, what drew the baselines is checked', () => {
  test('the same browser and fonts', () => {
    expect(findMismatch(here, { ...here })).toBeUndefined();
  });

  test('another browser: one line names both', () => {
    const line = findMismatch(here, { ...here, chromium: '155.0.9' });
    expect(line).toMatch(/155\.0\.9.*156\.0\.1.*visual:update/);
    expect(line).not.toContain('\n');
  });

  test('other fonts', () => {
    expect(findMismatch(here, { ...here, systemFonts: [300, 121] })).toMatch(/fonts/);
  });

  test('no baselines yet', () => {
    expect(findMismatch(here, undefined)).toMatch(/no baselines/);
  });
});

test('only tagged stories have a picture', () => {
  const entry = (id: string, type: string, tags: string[]) => [id, { id, type, tags }];
  const index = {
    entries: Object.fromEntries([
      entry('b--tagged', 'story', ['visual', 'test']),
      entry('a--tagged', 'story', ['visual']),
      entry('a--plain', 'story', ['test']),
      entry('a--docs', 'docs', ['visual']),
    ]),
  };
  expect(taggedStories(index)).toEqual(['a--tagged', 'b--tagged']);
});
