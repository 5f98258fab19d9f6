import type { Content } from '@portfolio/data/schema/content';
import { printColors } from '../typst/printColors.ts';
import { makeSmallVCard, type SmallPart } from './vCard.ts';

/** The size of a module, in mm, which phones read easily in any print. */
export const moduleSize = 0.6;

/** The capacity of the largest code at level M that the card has room for (ISO/IEC 18004, version 11). */
const mostOctets = 251;

/** The parts that are left out of the vCard, one after the other, if the code would be too fine. */
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
 * A QR code of the owner's contacts, which 15 % of damage leaves readable (level M); of the site's address, if not even
 * name and e-mail address leave room for its modules.
 * @returns the code, and how many modules, the squares that it consists of, are on a side
 */
export async function contactCode(content: Content) {
  const { encode } = await import('uqr');
  const shorter = dispensable.map((_, index) => dispensable.slice(0, index + 1));
  const vCards = [[], ...shorter].map((without) => makeSmallVCard(content, without));
  const fitting = vCards.find((vCard) => Buffer.byteLength(vCard) <= mostOctets);
  const text = fitting ?? content.site.url;
  return { svg: await codeOf(text), modules: encode(text, options).size };
}
