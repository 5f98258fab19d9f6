import type { Sharp } from 'sharp';

/** The library. It takes a while to load, and most starts of the dev server do without. */
export const loadSharp = async () => (await import('sharp')).default;

/**
 * The facts in a picture's header, for any format that {@link openImage} knows.
 * @throws when it isn't a picture
 */
export const readHeader = async (bytes: Uint8Array) => (await loadSharp())(bytes).metadata();

/**
 * A picture, ready to be worked on. HEIC, as phones write it, is decoded here: sharp's own libheif
 * comes without that decoder. The decoded picture is upright.
 * @throws when it isn't a picture, or a damaged HEIC
 */
export async function openImage(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp();
  const { compression } = await readHeader(bytes);
  if (compression !== 'hevc') return sharp(bytes);
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  return sharp(data, { raw: { width, height, channels: 4 } });
}
