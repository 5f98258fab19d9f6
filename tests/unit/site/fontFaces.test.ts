import { fontFilesOf, splitFontFaces, withoutFontFaces } from '@portfolio/publish/build/fontFaces';
import { expect, test } from 'vitest';

const latin =
  '@font-face{font-family:Sans;src:url(/assets/latin.woff2)format("woff2");unicode-range:U+20-7E,U+A0-FF}';
const extended =
  '@font-face{font-family:Sans;src:url("/assets/ext.woff2")format("woff2");unicode-range:U+100-130,U+1E??}';
const fallback = '@font-face{font-family:Sans as Arial;src:local(Arial);size-adjust:104%}';

test('the faces that load a file leave the stylesheet, those of the system’s fonts stay', () => {
  expect(splitFontFaces(`a{top:0}${latin}${fallback}${extended}b{top:1px}`)).toEqual({
    fontFaces: latin + extended,
    others: `a{top:0}${fallback}b{top:1px}`,
  });
});

test('the stylesheet that comes after the paint brings no face that the page has already', () => {
  expect(withoutFontFaces(`a{top:0}${fallback}b{top:1px}`)).toBe('a{top:0}b{top:1px}');
});

test('a page asks for the font files that have letters of its text', () => {
  const filesOf = (markup: string) => fontFilesOf(latin + extended, markup);
  expect(filesOf('<p>Zoë</p>')).toEqual(['/assets/latin.woff2']);
  expect(filesOf('<p>Čeněk</p>')).toEqual(['/assets/latin.woff2', '/assets/ext.woff2']);
  expect(filesOf('<p>ỹ</p>')).toEqual(['/assets/ext.woff2']);
  // What isn't shown as text needs no font.
  expect(filesOf('<p data-name="Čeněk">漢字</p>')).toEqual([]);
});
