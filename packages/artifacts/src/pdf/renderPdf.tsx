import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import type { ReactElement } from 'react';
import { loadFonts } from '../fonts/fontRuns.ts';
import { accentInk } from '../inks.ts';
import { Document, Text } from './primitives.ts';
import { textsInDrawing } from './textsIn.ts';
import { UnshowableTextError, unshowableProblems } from './UnshowableTextError.ts';
import { DrawingContext } from './Words.tsx';

/**
 * Draws pages as a PDF. Its dates come from the content, so that the same content gives the same
 * bytes; the file's id is derived from what stands here.
 * @param pages one or more `Page` elements
 * @param kind what the document is, for its title
 * @throws UnshowableTextError if a text holds what no font has
 */
export async function renderPdf(
  pages: ReactElement,
  kind: string,
  content: Content,
): Promise<Uint8Array> {
  const { owner, site } = content;
  const fonts = await loadFonts(textsInDrawing(pages));
  if (fonts.unshowable.length > 0) {
    throw new UnshowableTextError(unshowableProblems(content, fonts.unshowable));
  }
  const accent = await accentInk(site.accentHue);
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

/** How a drawing is made to fit. */
export interface Attempt {
  /** Of the texts' sizes, 1 at first. */
  scale: number;
  /** To be placed on one of the pages, where it reads how many there are; it is not seen. */
  counter: ReactElement;
}

const shrinking = 0.9;
const smallest = 0.1;

/**
 * Draws pages with smaller and smaller texts until they are no more than they should be.
 * @param pages how many they should be
 * @throws UnshowableTextError if a text holds what no font has
 * @throws OwnerError if there is too much text
 */
export async function renderFitting(
  draw: (attempt: Attempt) => ReactElement,
  pages: number,
  kind: string,
  content: Content,
): Promise<Uint8Array> {
  for (let scale = 1; scale > smallest; scale *= shrinking) {
    const drawn = await renderCounted((counter) => draw({ scale, counter }), kind, content);
    if (drawn.pages <= pages) return drawn.pdf;
  }
  throw new OwnerError(
    `${kind}: there is too much text for it, in whatever size: shorten what it shows`,
  );
}

/** Draws pages and says how many there are. */
export async function renderCounted(
  draw: (counter: ReactElement) => ReactElement,
  kind: string,
  content: Content,
): Promise<{ pdf: Uint8Array; pages: number }> {
  let pages = 0;
  const counter = (
    <Text
      fixed
      style={{ position: 'absolute' }}
      render={({ totalPages }) => {
        pages = totalPages;
        return null;
      }}
    />
  );
  const pdf = await renderPdf(draw(counter), kind, content);
  return { pdf, pages };
}
