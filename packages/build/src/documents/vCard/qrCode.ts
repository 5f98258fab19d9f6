import type { Content } from '@portfolio/data/schema/content';
import { printColors } from '../typst/printColors.ts';
import { makeSmallVCard, type SmallPart } from './vCard.ts';

/** The size of a module, in mm. Phones read modules of this size easily in any print. */
export const moduleSize = 0.6;

/** The capacity of the largest code at level M that fits on the card (ISO/IEC 18004, version 11). */
const MAX_OCTETS = 251;

/** If the code would be too fine, these parts of the vCard are left out, one after the other. */
const dispensable: readonly SmallPart[] = ['organisation', 'title', 'phone', 'url'];

/** The border is the quiet zone, in modules (ISO/IEC 18004). */
const options = { ecc: 'M', boostEcc: false, border: 4 } as const;
const look = { whiteColor: 'transparent', blackColor: printColors.text, pixelSize: 1 };

/** A QR code of a text, with its quiet zone, as SVG. */
export async function codeOf(text: string): Promise<string> {
  const { renderSVG } = await import('uqr');
  return renderSVG(text, { ...options, ...look });
}

/**
 * A QR code of the owner's contacts. If even the name and the e-mail address need too large a code, it is of the site's
 * address. Level M keeps it readable with 15 % of damage.
 * @returns the code, and the number of its modules (the squares of the code) on each side
 */
export async function contactCode(content: Content) {
  const { encode } = await import('uqr');
  const shorter = dispensable.map((_, index) => dispensable.slice(0, index + 1));
  const vCards = [[], ...shorter].map((without) => makeSmallVCard(content, without));
  const fitting = vCards.find((vCard) => Buffer.byteLength(vCard) <= MAX_OCTETS);
  const text = fitting ?? content.site.url;
  return { svg: await codeOf(text), modules: encode(text, options).size };
}
