import type { Content } from '../../../data/src/schema/content.ts';
import type { LinkedText } from './blocks.ts';
import { contactsOf } from './contacts.ts';
import {
  createDocument,
  drawHairline,
  inks,
  mm,
  type PdfDocument,
  toBytes,
} from './pdfDocument.ts';
import { printableContent, type Warn } from './printable.ts';

const card = { size: [mm(85), mm(55)] as [number, number], margin: mm(6) };

/** Sets one line at the left margin, in a smaller size if it is too long for the card. */
function drawFitted(doc: PdfDocument, { text, link }: LinkedText, y: number, size: number) {
  const { width, margins } = doc.page;
  const room = width - margins.left - margins.right;
  doc.fontSize(size);
  doc.fontSize(Math.min(size, (size * room) / doc.widthOfString(text)));
  doc.text(text, margins.left, y, { lineBreak: false, baseline: 'alphabetic', link: link ?? null });
}

/**
 * The business card: one side of 85 × 55 mm, in the standard fonts.
 * @param warn takes a line for each text that these fonts cannot show in full
 */
export async function makeBusinessCard(
  content: Content,
  warn: Warn = console.warn,
): Promise<Uint8Array> {
  const doc = await createDocument(content, 'Business card', card);
  const shown = printableContent(content, 'business-card.pdf', warn);
  const { owner } = shown;

  doc.font('Times-Roman').fillColor(inks.text);
  drawFitted(doc, { text: owner.name }, mm(12.5), 19);
  doc.font('Helvetica').fillColor(inks.muted);
  drawFitted(doc, { text: owner.title }, mm(17.5), 8.5);
  drawHairline(doc, mm(22.5));
  doc.fillColor(inks.text);
  for (const [index, contact] of contactsOf(shown).entries()) {
    drawFitted(doc, contact, mm(29 + index * 5), 8);
  }
  return toBytes(doc);
}
