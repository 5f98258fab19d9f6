import sharp from 'sharp';
import { expect } from 'vitest';

/** Nothing in a preview may reach the edge. */
export async function expectMargin(picture: Uint8Array) {
  const { data } = await sharp(picture)
    .extract({ left: 1190, top: 0, width: 10, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.min(...data)).toBeGreaterThan(230);
}
