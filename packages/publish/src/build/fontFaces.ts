import type { Plugin } from 'vite';

/** A `@font-face` rule that loads a file; the fallback faces name only fonts of the visitor's system. */
const loadingFace = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** The stylesheet of the font faces, as the client build names it before its hash. */
const fileName = 'fonts.css';

/** Whether a file of the client build is the stylesheet of the font faces. */
export const isFontStylesheet = (file: string) => /(?:^|\/)fonts-[^/]*\.css$/.test(file);

/** The font faces of a stylesheet that load a file, and the stylesheet without them. */
export function splitFontFaces(stylesheet: string) {
  return {
    fontFaces: (stylesheet.match(loadingFace) ?? []).join(''),
    others: stylesheet.replace(loadingFace, ''),
  };
}

/**
 * A stylesheet as the start script adds it to a document, which has the fallback faces already. With any font face
 * in it, Chromium lays out the whole page anew when it arrives.
 */
export const withoutFontFaces = (stylesheet: string) =>
  stylesheet.replace(/@font-face\s*\{[^}]*\}/g, '');

/** A CSS `unicode-range` as the class of a regular expression. */
const characterClass = (unicodeRange: string) =>
  unicodeRange
    .split(',')
    .map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
    })
    .join('');

/**
 * The addresses of the font files that a page needs: those whose `unicode-range` has a character of its text.
 * @param fontFaces `@font-face` rules that load a file each
 * @param markup the page's HTML
 */
export function fontFilesOf(fontFaces: string, markup: string): string[] {
  const text = markup.replace(/<[^>]*>/g, '');
  return (fontFaces.match(loadingFace) ?? []).flatMap((face) => {
    const [, url] = /url\(["']?([^"')]+)/.exec(face) ?? [];
    const [, range = 'U+0-10FFFF'] = /unicode-range:([^;}]+)/.exec(face) ?? [];
    return url && new RegExp(`[${characterClass(range)}]`, 'u').test(text) ? [url] : [];
  });
}

/**
 * Moves the font faces of the client build's stylesheet to a file of their own, which the start script adds
 * when the fonts have come (docs/decisions/030-show-fonts-after-the-paint.md).
 */
export function fontStylesheet(): Plugin {
  return {
    name: 'portfolio:font-stylesheet',
    apply: 'build',
    generateBundle: {
      // After Vite has made the stylesheet.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const { fontFaces, others } = splitFontFaces(String(file.source));
          if (!fontFaces) continue;
          file.source = others;
          this.emitFile({ type: 'asset', name: fileName, source: fontFaces });
        }
      },
    },
  };
}
