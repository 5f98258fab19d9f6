import { fileOf } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import { printColors } from '../printColors.ts';
import { makeSmallVCard, type SmallPart } from '../vCard.ts';

/** The smallest module that phones read in print, in mm. */
export const smallestModule = 0.4;

/** The capacity of the largest code at level M (ISO/IEC 18004, version 40). */
const mostOctets = 2331;

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
 * A QR code of the owner's contacts, which 15 % of damage leaves readable (level M).
 * @param room for the code and its quiet zone, in mm
 * @returns the code, and how many modules, the squares that it consists of, are on a side
 * @throws OwnerError if not even name and e-mail address leave room for readable modules
 */
export async function contactCode(content: Content, room: number) {
  const { encode } = await import('uqr');
  const largest = Math.floor(room / smallestModule);
  for (let count = 0; count <= dispensable.length; count += 1) {
    const vCard = makeSmallVCard(content, dispensable.slice(0, count));
    // More than the largest code holds is an error to uqr.
    if (Buffer.byteLength(vCard) > mostOctets) continue;
    const { size } = encode(vCard, options);
    if (size <= largest) return { svg: await codeOf(vCard), modules: size };
  }
  throw new OwnerError(
    `${fileOf('owner.name')}: owner.name: is too long for the QR code of the business card; shorten it, or set owner.downloads.businessCardUrl to a card of your own`,
  );
}
