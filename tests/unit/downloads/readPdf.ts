import { inflateSync } from 'node:zlib';

/** Text as it stands on a page; lengths in pt, from the bottom left corner. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** A page of a PDF; lengths in pt. */
export interface PdfPage {
  width: number;
  height: number;
  lines: PdfLine[];
  links: string[];
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

// Node 20 reads these octets of windows-1252 as Latin-1.
const from0x80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const fromHex = (hex: string) =>
  Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (octet) => from0x80.charAt(octet.charCodeAt(0) - 0x80));

/** A string as a PDF writes it: Latin, or UTF-16 after a byte order mark. */
function readString(written: string): string {
  const raw = written.replace(/\\([\s\S])/g, '$1');
  return raw.startsWith('\xfe\xff')
    ? Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le')
    : raw;
}

function readObjects(file: string): Map<string, PdfObject> {
  const objects = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  return new Map(
    objects.map(([, id = '', body = '']) => {
      const mark = '\nstream\n';
      const end = body.indexOf(mark);
      if (end < 0) return [id, { dictionary: body, stream: '' }];
      const dictionary = body.slice(0, end);
      const start = end + mark.length;
      const length = Number(dictionary.match(/\/Length (\d+)/)?.[1]);
      const data = Buffer.from(body.slice(start, start + length), 'latin1');
      return [id, { dictionary, stream: inflateSync(data).toString('latin1') }];
    }),
  );
}

function readLines(stream: string): PdfLine[] {
  const blocks = [...stream.matchAll(/BT\n1 0 0 1 (\S+) (\S+) Tm\n\/\S+ (\S+) Tf\n([\s\S]*?)ET/g)];
  return blocks.map(([, x, y, size, shown = '']) => ({
    text: [...shown.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => fromHex(hex)).join(''),
    x: Number(x),
    y: Number(y),
    size: Number(size),
  }));
}

/**
 * Reads back what a recipient gets from a PDF that pdfkit wrote with standard fonts. Not a reader
 * for any other PDF.
 */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = readObjects(file);
  const resolve = (id = '') => {
    const object = objects.get(id);
    if (!object) throw new Error(`The PDF has no object ${id}`);
    return object;
  };
  const all = [...objects.values()].map(({ dictionary }) => dictionary);
  const kids = all.join('\n').match(/\/Kids \[([^\]]*)\]/)?.[1] ?? '';

  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]): PdfPage => {
    const { dictionary } = resolve(id);
    const [, width, height] = dictionary.match(/\/MediaBox \[0 0 (\S+) (\S+)\]/) ?? [];
    const annotations = dictionary.match(/\/Annots \[([^\]]*)\]/)?.[1] ?? '';
    return {
      width: Number(width),
      height: Number(height),
      lines: readLines(resolve(dictionary.match(/\/Contents (\d+)/)?.[1]).stream),
      links: [...annotations.matchAll(/(\d+) 0 R/g)].map(([, annotation]) => {
        const action = resolve(annotation).dictionary.match(/\/A (\d+)/)?.[1];
        return resolve(action).dictionary.match(/\/URI \((.*)\)/)?.[1] ?? '';
      }),
    };
  });

  const information = resolve(file.match(/\/Info (\d+)/)?.[1]).dictionary;
  return {
    pages,
    /** All text, a line each, in the order in which it is read. */
    text: pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'),
    /** A field of the document's information, such as 'Title'. */
    information: (field: string) => {
      const { dictionary } = resolve(information.match(new RegExp(`/${field} (\\d+)`))?.[1]);
      return readString(dictionary.slice(1, -1));
    },
    /** BCP 47 tag. */
    language: all.join('\n').match(/\/Lang \((.*)\)/)?.[1],
  };
}
