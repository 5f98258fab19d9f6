import type { Content } from '@portfolio/data/schema/content';
import { printColors } from '../../look/printColors.ts';

/** The size of a module, in mm. Phones read modules of this size easily in any print. */
export const moduleSize = 0.6;

/** The border is the quiet zone, in modules (ISO/IEC 18004). */
const options = { ecc: 'M', boostEcc: false, border: 4 } as const;

/**
 * A QR code of the site's address. Level M keeps it readable with 15 % of damage.
 * @returns the code, and the number of its modules (the squares of the code) on each side
 */
export async function addressCode(content: Content) {
  const { site } = content;
  const { encode, renderSVG } = await import('uqr');
  const colors = { whiteColor: 'transparent', blackColor: printColors(content).text };
  const svg = renderSVG(site.url, { ...options, ...colors, pixelSize: 1 });
  return { svg, modules: encode(site.url, options).size };
}
