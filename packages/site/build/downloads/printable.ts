import type { Content } from '../../../data/src/schema/content.ts';

/** Takes one line for the owner's terminal. */
export type Warn = (line: string) => void;

type Report = (path: string, characters: readonly string[]) => void;

/** What Windows-1252 holds beyond Latin-1. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const unprintable = new RegExp(String.raw`[^\x20-\x7e\xa0-\xff${beyondLatin1}]`, 'u');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const describe = (character: string) => {
  const codes = [...character].map((point) => point.codePointAt(0)?.toString(16).toUpperCase());
  return `${character} (${codes.map((code) => `U+${code?.padStart(4, '0')}`).join(' ')})`;
};

function printableText(text: string, report: (characters: readonly string[]) => void): string {
  // One line, and letters in one piece: the fonts have é, but no accent to put on an e.
  const line = text.normalize('NFC').replace(/[\t\r\n]+/g, ' ');
  if (!unprintable.test(line)) return line;
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  report([...new Set(characters.filter((character) => unprintable.test(character)))]);
  return characters.map((character) => (unprintable.test(character) ? '?' : character)).join('');
}

function observe<T extends object>(value: T, path: string, report: Report): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
      const place = Array.isArray(target) ? `${path}[${key}]` : `${path}.${key}`.replace(/^\./, '');
      if (typeof found === 'string') {
        return printableText(found, (characters) => report(place, characters));
      }
      return typeof found === 'object' && found !== null ? observe(found, place, report) : found;
    },
  });
}

/**
 * The content with every text as the standard PDF fonts can print it: what Windows-1252 does not
 * hold reads as '?', and the first reading of such a text warns. Only what a layout reads warns, so
 * an emoji that it does not draw is nobody's concern.
 */
export function printableContent(content: Content, fileName: string, warn: Warn): Content {
  const warned = new Set<string>();
  return observe(structuredClone(content), '', (path, characters) => {
    if (warned.has(path)) return;
    warned.add(path);
    warn(
      `${fileName}: ${path}: shown as "?", as the PDF's fonts do not have it: ${characters.map(describe).join(', ')}`,
    );
  });
}
