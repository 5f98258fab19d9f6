import { afterEach, describe, expect, test, vi } from 'vitest';

/** The helper as it is where `Intl.Segmenter` is there, or is not. */
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
  test('leaves a text alone that fits', async () => {
    const shorten = await loadShorten(hasSegmenter);
    expect(shorten('', 8)).toBe('');
    expect(shorten('Python', 8)).toBe('Python');
    expect(shorten('Tensor 8', 8)).toBe('Tensor 8');
  });

  test('cuts a longer one after the given number of characters, with an ellipsis', async () => {
    const shorten = await loadShorten(hasSegmenter);
    expect(shorten('TensorFlow', 8)).toBe('TensorFl…');
    expect(shorten('Apache Airflow', 10)).toBe('Apache Air…');
  });

  test('leaves no gap before the ellipsis', async () => {
    const shorten = await loadShorten(hasSegmenter);
    expect(shorten('Hugging Face', 8)).toBe('Hugging…');
  });

  test('counts a letter with its marks as one character', async () => {
    const shorten = await loadShorten(hasSegmenter);
    const decomposed = 'e\u0301'.repeat(3);
    expect(shorten(decomposed, 3)).toBe(decomposed);
    expect(shorten(decomposed, 2)).toBe(`${'e\u0301'.repeat(2)}…`);
  });

  test('does not cut an emoji in two', async () => {
    const shorten = await loadShorten(hasSegmenter);
    expect(shorten('🐍🐍🐍', 3)).toBe('🐍🐍🐍');
    expect(shorten('🐍🐍🐍', 1)).toBe('🐍…');
  });
});

test('counts an emoji of several parts as one character', async () => {
  const shorten = await loadShorten(true);
  const scientist = '👩🏽‍🔬';
  expect(shorten(scientist.repeat(2), 2)).toBe(scientist.repeat(2));
  expect(shorten(scientist.repeat(3), 2)).toBe(`${scientist.repeat(2)}…`);
});
