import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

/** A piece of text on a page; lengths in pt, from the bottom left corner. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The size of the type. */
  size: number;
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
      // White space is as wide as the gap that it stands for, before a figure is made smaller.
      .filter(({ text }) => text.trim() !== '')
      .filter(({ x, y, width: length }) => x < 0 || x + length > width || y < 0 || y > height)
      .map(({ text }) => text),
  );

/** Text without its line breaks, as a reader takes it in. */
export const flowing = (text: string) => text.replace(/\s+/g, ' ');

const lettersOf = (text: string) => text.normalize('NFC').replace(/\s|\ufe0f/gu, '');

/**
 * Whether a text is in a document, as pdf.js reads it. It passes over what the document says about clusters and
 * directions (ActualText, ReversedChars): it repeats signs of Devanagari, and puts Arabic words in the order of the
 * eye. Lam and alef are one glyph, whose two letters it swaps; here both are left out.
 */
export function saysText(document: string, text: string): boolean {
  if (/\p{Script=Arabic}/u.test(text)) {
    const shapes = (each: string) =>
      lettersOf(each).replace(/[\u0622\u0623\u0625\u0627\u0644]/gu, '');
    return text.split(' ').every((word) => shapes(document).includes(shapes(word)));
  }
  if (!/\p{Script=Devanagari}/u.test(text)) return lettersOf(document).includes(lettersOf(text));
  let end = 0;
  return Array.from(lettersOf(text)).every((letter) => {
    end = document.indexOf(letter, end) + 1;
    return end > 0;
  });
}

interface Tagged {
  role: string;
  alt?: string;
  children?: readonly object[];
}

const isTagged = (node: object): node is Tagged => 'role' in node;

/** A tree of tags as a list. */
const taggedIn = (node: object | null): Tagged[] =>
  node && isTagged(node) ? [node, ...(node.children ?? []).flatMap(taggedIn)] : [];

/** Reads a PDF as its recipient's program does: with pdf.js. */
export async function readPdf(bytes: Uint8Array) {
  // pdf.js detaches the bytes that it is given.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: PdfPage[] = [];
  const elements: Tagged[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    elements.push(...taggedIn(await page.getStructTree()));
    const annotations: { url?: string }[] = await page.getAnnotations();
    const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
    pages.push({
      width: right - left,
      height: top - bottom,
      texts: pieces.map(({ str, transform, width, height }) => ({
        text: str,
        x: transform[4],
        y: transform[5],
        width,
        size: height,
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
    /** What each part is for programs, in the order of reading. */
    tags: elements.map(({ role }) => role),
    /** The words for each picture. */
    images: elements.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : [])),
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
