import { describe, expect, test } from 'vitest';
import { findMismatch } from '../../visual/drawnBy.ts';
import { taggedStories } from '../../visual/stories.ts';

const here = { chromium: '156.0.1', systemFonts: [300, 120] };

describe('pictures are compared only with what was drawn in the same way', () => {
  test('the same browser and fonts', () => {
    expect(findMismatch(here, { ...here })).toBeUndefined();
  });

  test('another browser is said in one line that names both', () => {
    const line = findMismatch(here, { ...here, chromium: '155.0.9' });
    expect(line).toMatch(/155\.0\.9.*156\.0\.1.*visual:update/);
    expect(line).not.toContain('\n');
  });

  test('other fonts are said, too', () => {
    expect(findMismatch(here, { ...here, systemFonts: [300, 121] })).toMatch(/fonts/);
  });

  test('so is that there is nothing to compare with', () => {
    expect(findMismatch(here, undefined)).toMatch(/no baselines/);
  });
});

test('the stories that are tagged have their picture kept, docs pages have not', () => {
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
