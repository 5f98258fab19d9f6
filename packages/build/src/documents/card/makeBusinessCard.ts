import type { Content } from '@portfolio/data/schema/content';
import { joinCategories, selectedProjects } from '@portfolio/data/shown/projects';
import type { Language } from '@portfolio/words';
import { toPng } from '../pictures/toPng.ts';
import { labelledFigure } from '../typst/labelledFigure.ts';
import { type Typeset, typeset } from '../typst/typeset.ts';
import { contactsOf } from '../vCard/contacts.ts';
import { addressCode, moduleSize } from '../vCard/qrCode.ts';

/** The margin that a printer cuts off on each side, in mm. */
const bleedWidth = 3;

/** The space between the two sides in the picture, in mm. */
const pictureGap = 5;

async function drawCard(
  content: Content,
  language: Language,
  bleed: number,
  gap = 0,
): Promise<Typeset> {
  const { owner } = content;
  const { direct, web, place } = contactsOf(content, language);
  const { svg, modules } = await addressCode(content);
  const projects = selectedProjects(joinCategories(content));
  const best = projects.find(({ figure, result }) => figure && result);
  const data = {
    words: language.documents.card,
    bleed,
    gap,
    lines: [owner.title, owner.organisation].filter((line) => line !== undefined),
    code: { svg, side: modules * moduleSize },
    statement: best?.result ?? owner.tagline ?? '',
    best: best?.figure ? { ...best, figure: labelledFigure(best.figure, language) } : null,
    contacts: [...direct, ...web, ...place],
  };
  return typeset('card/card.typ', data, content, language);
}

/**
 * The business card as a PDF of 85 × 55 mm. The front has the owner's name, title and a result, the back the contacts
 * and a QR code of the site's address. It is 3 mm larger on each side if the owner asks for bleed.
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function makeBusinessCard(content: Content, language: Language): Promise<Uint8Array> {
  const bleed = content.owner.downloads.cardBleed ? bleedWidth : 0;
  return (await drawCard(content, language, bleed)).pdf();
}

const dotsPerInch = 300;

/** Both sides of the business card as one picture for print, one below the other, without bleed. */
export const makeBusinessCardPicture = async (
  content: Content,
  language: Language,
): Promise<Uint8Array> =>
  toPng((await drawCard(content, language, 0, pictureGap)).svg(), dotsPerInch);
