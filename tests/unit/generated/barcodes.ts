import decodeQR, { type FinderPoints } from 'qr/decode.js';
import sharp from 'sharp';

/** A QR code that was found in a picture. */
export interface FoundCode {
  text: string;
  /** On a side. */
  modules: number;
  /** The corners in pixels, clockwise from the top left. */
  corners: FinderPoints['bounds'];
}

/**
 * Reads the QR code of a picture.
 * @throws if it has none
 */
export async function readCode(picture: Uint8Array): Promise<FoundCode> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let corners: FinderPoints['bounds'] | undefined;
  let modules = 0;
  const text = decodeQR(
    { width: info.width, height: info.height, data },
    {
      effort: Number.POSITIVE_INFINITY,
      timeLimit: Number.POSITIVE_INFINITY,
      pointsOnDetect: ({ bounds }) => {
        corners = bounds;
      },
      imageOnResult: ({ width }) => {
        modules = width;
      },
    },
  );
  if (!corners) throw new Error('There is no code.');
  return { text, modules, corners };
}
