import { openPdf } from '@portfolio/artifacts/pdf/openPdf';
import { expect } from 'vitest';

/** A piece of text on a page; lengths in pt, from the bottom left corner. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** A page of a PDF; lengths in pt. */
export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
  /** Its text, a line each. */
  text: string;
  links: string[];
}

/** The texts of a PDF that are not wholly on their page. */
export const textsOutside = (pages: readonly PdfPage[]) =>
  pages.flatMap(({ width, height, texts }) =>
    texts
      .filter(({ x, y, width: length }) => x < 0 || x + length > width || y < 0 || y > height)
      .map(({ text }) => text),
  );

/** Text without its line breaks, as a reader takes it in. */
export const flowing = (text: string) => text.replace(/\s+/g, ' ');

/**
 * The letters of a text in the order in which a PDF draws them: a short i of Devanagari comes before
 * its consonants, and white space and variation selectors aren't drawn. Lam and alef are one glyph,
 * whose two letters pdf.js swaps; here both are left out.
 */
export const asDrawn = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\s|\ufe0f|[\u0622\u0623\u0625\u0627\u0644]/gu, '')
    .replace(/((?:\p{L}\u094d)*\p{L})\u093f/gu, '\u093f$1');

/** Reads a PDF as its recipient's program does: with pdf.js, which wasn't used to make it. */
export async function readPdf(bytes: Uint8Array) {
  const document = await openPdf(bytes);
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const annotations: { url?: string }[] = await page.getAnnotations();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    pages.push({
      width: right - left,
      height: top - bottom,
      texts: pieces.map(({ str, transform, width }) => ({
        text: str,
        x: transform[4],
        y: transform[5],
        width,
      })),
      text: pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
      links: annotations.flatMap(({ url }) => url ?? []),
    });
  }
  const outline = await Promise.all(
    ((await document.getOutline()) ?? []).map(async ({ title, dest }) => {
      const [page] = Array.isArray(dest) ? dest : [];
      return { title, page: await document.getPageIndex(page) };
    }),
  );
  const { info } = await document.getMetadata();
  await document.destroy();
  return {
    pages,
    outline,
    information: info as Record<string, string>,
    text: pages.map(({ text }) => text).join('\n'),
  };
}

/** Each part must be in the text, after the one before it. */
export function expectInOrder(text: string, parts: readonly (string | undefined)[]) {
  let end = 0;
  for (const part of parts.filter((stated) => stated !== undefined)) {
    const start = text.indexOf(part, end);
    expect({ part, found: start >= 0 }).toEqual({ part, found: true });
    end = start + part.length;
  }
}

export const inPt = (millimetres: number) => (millimetres / 25.4) * 72;
