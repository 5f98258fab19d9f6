import { makeFavicon } from '@portfolio/build/documents/pictures/favicon';
import { describe, expect, test } from 'vitest';
import { content, withOwner } from './sampleContent.ts';

const monogramOf = (name: string) =>
  makeFavicon(withOwner({ name })).match(/<text[^>]*>(.*)<\/text>/)?.[1];

describe('the icon', () => {
  test('shows the first letters of the first and the last name', () => {
    expect(monogramOf('Mira Kelvekar')).toBe('MK');
    expect(monogramOf('ana maria da silva')).toBe('AS');
    expect(monogramOf('Suharto')).toBe('S');
    expect(monogramOf('Žofie E\u0301milie')).toBe('ŽE\u0301');
    expect(monogramOf('मीरा केळवेकर')).toBe('मीके');
  });

  test('follows the light and the dark scheme', () => {
    const [light = '', dark = ''] = makeFavicon(content).split(
      '@media (prefers-color-scheme:dark)',
    );
    const colorsOf = (css: string) => css.match(/rect\{fill:[^}]+\}text\{fill:[^}]+\}/)?.[0];
    expect(colorsOf(light)).toBeDefined();
    expect(colorsOf(dark)).toBeDefined();
    expect(colorsOf(dark)).not.toBe(colorsOf(light));
  });

  test('writes no name as markup', () => {
    expect(makeFavicon(withOwner({ name: '</title><script>' }))).not.toContain('<script>');
  });
});
