import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import type { ReactElement } from 'react';
import { loadFonts } from '../fonts/fontRuns.ts';
import { accentOnPaper } from '../printColors.ts';
import { drawnTexts } from './drawnTexts.ts';
import { MissingGlyphsError, missingGlyphProblems } from './MissingGlyphsError.ts';
import { DrawingContext } from './PdfText.tsx';
import { Document } from './primitives.ts';

/**
 * Draws pages as a PDF. Its dates come from the content, so that the same content gives the same
 * bytes; the file's id is derived from the arguments.
 * @param pages one or more `Page` elements
 * @param kind the kind of document, for its title
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function renderPdf(
  pages: ReactElement,
  kind: string,
  content: Content,
): Promise<Uint8Array> {
  const { owner, site } = content;
  const fonts = await loadFonts(drawnTexts(pages));
  if (fonts.missingGlyphs.length > 0) {
    throw new MissingGlyphsError(missingGlyphProblems(content, fonts.missingGlyphs));
  }
  const accent = await accentOnPaper(site.accentHue);
  // It takes long to load, and a start of the dev server would wait for it.
  const { renderToBuffer } = await import('@react-pdf/renderer');
  return renderToBuffer(
    <Document
      title={`${owner.name} – ${kind}`}
      author={owner.name}
      subject={owner.title}
      language={site.language}
      creator={site.url}
      producer="react-pdf"
      creationDate={new Date(Date.UTC(site.copyrightYear, 0, 1))}
      pdfVersion="1.7"
    >
      <DrawingContext value={{ fonts, accent }}>{pages}</DrawingContext>
    </Document>,
  );
}

/** How many pages a PDF by react-pdf has, which writes each page as an object of its own. */
export const countPages = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/^\/Type \/Page$/gm)?.length ?? 0;

const shrinkBy = 0.9;
const smallestScale = 0.1;

/**
 * Draws the pages, with smaller and smaller text until there are few enough of them.
 * @param draw the pages, with texts of this scale, 1 at first
 * @param pages the number of pages that there should be
 * @throws MissingGlyphsError if no font has a character of a text
 * @throws OwnerError if there is too much text
 */
export async function renderFitting(
  draw: (scale: number) => ReactElement,
  pages: number,
  kind: string,
  content: Content,
): Promise<Uint8Array> {
  for (let scale = 1; scale > smallestScale; scale *= shrinkBy) {
    const pdf = await renderPdf(draw(scale), kind, content);
    if (countPages(pdf) <= pages) return pdf;
  }
  throw new OwnerError(`${kind}: it has no room for so much text: shorten its content`);
}
