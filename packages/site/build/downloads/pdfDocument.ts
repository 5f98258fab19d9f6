import { buffer } from 'node:stream/consumers';
import type { Content } from '../../../data/src/schema/content.ts';

/** A PDF that is being drawn. Lengths are in pt, from the top left corner of the page. */
export type PdfDocument = PDFKit.PDFDocument;

/** What is printed in which colour. */
export const inks = {
  text: '#1c1a16',
  muted: '#5a5448',
  hairline: '#c9c1b0',
  link: '#1a4bc4',
} as const;

/** How thick a hairline is, in pt. */
export const hairlineWidth = 0.5;

/** Millimetres in pt. */
export const mm = (length: number) => (length * 72) / 25.4;

/** The page of a PDF. */
export interface PageFormat {
  /** Width and height in pt. */
  size: [number, number];
  /** On all four sides, in pt. */
  margin: number;
}

/**
 * An empty PDF with its first page. Its date comes from the content, so that the same content
 * gives the same bytes; pdfkit derives the file's id from what stands here.
 */
export async function createDocument(
  { owner, site }: Content,
  kind: string,
  format: PageFormat,
): Promise<PdfDocument> {
  // It takes longer to load than to draw with, and every start of the dev server would wait for it.
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({
    ...format,
    bufferPages: true,
    displayTitle: true,
    lang: site.language,
    info: {
      Title: `${owner.name} – ${kind}`,
      Author: owner.name,
      Subject: owner.title,
      Creator: site.url,
      CreationDate: new Date(Date.UTC(site.copyrightYear, 0, 1)),
    },
  });
}

/** Draws a hairline from margin to margin. */
export function drawHairline(doc: PdfDocument, y: number) {
  const { width, margins } = doc.page;
  doc
    .moveTo(margins.left, y)
    .lineTo(width - margins.right, y)
    .lineWidth(hairlineWidth)
    .stroke(inks.hairline);
}

/** Ends the document and gives the file. */
export async function toBytes(doc: PdfDocument): Promise<Uint8Array> {
  doc.end();
  return buffer(doc);
}
