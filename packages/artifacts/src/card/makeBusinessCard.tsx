import type { Content } from '@portfolio/data/schema/content';
import { rasterise, toPng } from '../pdf/rasterise.ts';
import { renderFitting } from '../pdf/renderPdf.tsx';
import { BusinessCard, bleedWidth, cardSize, codeRoom } from './BusinessCard.tsx';
import { contactCode } from './qrCode.ts';

const sides = 2;

async function drawCard(content: Content, bleed: number): Promise<Uint8Array> {
  const code = await contactCode(content, codeRoom);
  return renderFitting(
    (scale) => <BusinessCard content={content} code={code} bleed={bleed} scale={scale} />,
    sides,
    'Business card',
    content,
  );
}

/** Tells a printer where the card is cut and how far beyond it is drawn (ISO 32000-1, 14.11.2). */
function markCut(pdf: Uint8Array): Uint8Array {
  // react-pdf has no page boxes, so the pages are appended again (ISO 32000-1, 7.5.6).
  let text = Buffer.from(pdf).toString('latin1');
  const [, trailer, firstTable] = /trailer\n<<([\s\S]*)>>\nstartxref\n(\d+)/.exec(text) ?? [];
  const [right, top] = [bleedWidth + cardSize.width, bleedWidth + cardSize.height];
  const trim = `/TrimBox [${bleedWidth} ${bleedWidth} ${right} ${top}]`;
  let table = 'xref\n';
  for (const [page, number] of text.matchAll(
    /^(\d+) 0 obj\n<<\n\/Type \/Page\n[\s\S]*?\nendobj\n/gm,
  )) {
    table += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += page.replace(/\/MediaBox (.*)/, `$&\n/BleedBox $1\n${trim}`);
  }
  const end = `trailer\n<<${trailer}/Prev ${firstTable}\n>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/**
 * The business card: 85 × 55 mm, with the owner's name and title on the front, and contacts and
 * their QR code on the back. With 3 mm more on each side if the owner asks for bleed.
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function makeBusinessCard(content: Content): Promise<Uint8Array> {
  if (!content.owner.downloads.cardBleed) return drawCard(content, 0);
  return markCut(await drawCard(content, bleedWidth));
}

/** Dots an inch. */
const density = 300;

/** Both sides of the business card as one picture for print, without bleed. */
export async function makeBusinessCardPicture(content: Content): Promise<Uint8Array> {
  const pages = await rasterise(await drawCard(content, 0), density / 72);
  return toPng(pages, density);
}
