import { afterEach, describe, expect, test, vi } from 'vitest';

/** The helper with and without `Intl.Segmenter`. */
async function loadShorten(hasSegmenter: boolean) {
  if (!hasSegmenter) vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  vi.resetModules();
  const { shorten } = await import('../../../packages/ui/src/text/shorten.ts');
  return shorten;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([true, false])('with Intl.Segmenter: %s', (hasSegmenter) => {
  test.each([
    ['a text that fits', '', 8, ''],
    ['a text that fits', 'Python', 8, 'Python'],
    ['a text that just fits', 'Tensor 8', 8, 'Tensor 8'],
    ['a longer one', 'TensorFlow', 8, 'TensorFl…'],
    ['a longer one', 'Apache Airflow', 10, 'Apache Air…'],
    ['no gap before the ellipsis', 'Hugging Face', 8, 'Hugging…'],
    ['a letter with its mark as one', 'e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    ['a letter with its mark as one', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
    ['an emoji as one', '🐍🐍🐍', 3, '🐍🐍🐍'],
    ['an emoji as one', '🐍🐍🐍', 1, '🐍…'],
  ])('%s: %j cut to %d is %j', async (_what, text, max, expected) => {
    const shorten = await loadShorten(hasSegmenter);
    expect(shorten(text, max)).toBe(expected);
  });
});

test('counts an emoji of several parts as one character', async () => {
  const shorten = await loadShorten(true);
  const scientist = '👩🏽‍🔬';
  expect(shorten(scientist.repeat(2), 2)).toBe(scientist.repeat(2));
  expect(shorten(scientist.repeat(3), 2)).toBe(`${scientist.repeat(2)}…`);
});
