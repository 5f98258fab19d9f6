import { fileOf } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import { mm } from '../pdf/lengths.ts';
import { makeSmallVCard, type SmallPart } from '../vCard.ts';

/** A QR code; lengths are in modules, its squares. */
export interface QrCode {
  /** Modules on a side, without the quiet zone. */
  modules: number;
  /** The dark modules as the data of an SVG path, a unit a module. */
  path: string;
}

/** The empty margin around a QR code, in modules (ISO/IEC 18004). */
export const quietZone = 4;

/** The smallest module that phones read in print, in pt. */
export const smallestModule = mm(0.4);

/** The capacity of the largest code at level M (ISO/IEC 18004, version 40). */
const mostOctets = 2331;

/** The parts that are left out of the vCard, one after the other, if the code would be too fine. */
const dispensable: readonly SmallPart[] = ['organisation', 'title', 'phone', 'url'];

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const runs = row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g);
      return Array.from(
        runs,
        ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
      );
    })
    .join('');
}

/**
 * A QR code of the owner's contacts, which 15 % of damage leaves readable (level M).
 * @param room for the code and its quiet zone, in pt
 * @throws OwnerError if not even name and e-mail address leave room for readable modules
 */
export async function contactCode(content: Content, room: number): Promise<QrCode> {
  const { encode } = await import('uqr');
  const largest = Math.floor(room / smallestModule) - 2 * quietZone;
  for (let count = 0; count <= dispensable.length; count += 1) {
    const vCard = makeSmallVCard(content, dispensable.slice(0, count));
    // More than the largest code holds is an error to uqr.
    if (Buffer.byteLength(vCard) > mostOctets) continue;
    const { size, data } = encode(vCard, { ecc: 'M', boostEcc: false, border: 0 });
    if (size <= largest) return { modules: size, path: pathOf(data) };
  }
  throw new OwnerError(
    `${fileOf('owner.name')}: owner.name: is too long for the QR code of the business card; shorten it, or set owner.downloads.businessCardUrl to a card of your own`,
  );
}
