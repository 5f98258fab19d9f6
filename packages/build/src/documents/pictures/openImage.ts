import type { Sharp } from 'sharp';

/** Imports sharp only when it is needed, because it loads slowly and the dev server rarely needs it. */
export const loadSharp = async () => (await import('sharp')).default;

/**
 * The facts in a picture's header, for any format that {@link openImage} knows.
 * @throws when it isn't a picture
 */
export const readHeader = async (bytes: Uint8Array) => (await loadSharp())(bytes).metadata();

/**
 * Opens a picture with sharp. The libheif that sharp includes can't decode HEIC, the format of many phones, so another
 * library does that here. It turns the picture upright.
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
