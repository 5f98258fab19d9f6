import type { Content } from '@portfolio/data/schema/content';
import { contactsOf } from '../contacts.ts';
import { toPng } from '../pictures/toPng.ts';
import { type Typeset, typeset } from '../typst/typeset.ts';
import { contactCode, smallestModule } from './qrCode.ts';

/** The margin that a printer cuts off on each side, in mm. */
const bleedWidth = 3;

/** The room for the QR code with its quiet zone, in mm. */
const codeRoom = 55 - 2 * 6;

/** The preferred size of the code, in mm, if its modules aren't too fine for it. */
const usualCode = 33;

/** The largest size of a module, in mm: larger ones only take room from the contacts. */
const largestModule = 0.5;

async function drawCard(content: Content, bleed: number): Promise<Typeset> {
  const { owner } = content;
  const { direct, web, place } = contactsOf(content);
  const { svg, modules } = await contactCode(content, codeRoom);
  const module = Math.min(largestModule, Math.max(smallestModule, usualCode / modules));
  const data = {
    bleed,
    lines: [owner.title, owner.organisation].filter((line) => line !== undefined),
    code: { svg, side: modules * module },
    contacts: [...direct, ...web, ...place],
  };
  return typeset('card/card.typ', data, content);
}

/**
 * The business card: 85 × 55 mm, with the owner's name and title on the front, and contacts and
 * their QR code on the back. With 3 mm more on each side if the owner asks for bleed.
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function makeBusinessCard(content: Content): Promise<Uint8Array> {
  const bleed = content.owner.downloads.cardBleed ? bleedWidth : 0;
  return (await drawCard(content, bleed)).pdf(bleed);
}

/** Dots an inch. */
const density = 300;

/** Both sides of the business card as one picture for print, without bleed. */
export const makeBusinessCardPicture = async (content: Content): Promise<Uint8Array> =>
  toPng((await drawCard(content, 0)).svg(), density);
