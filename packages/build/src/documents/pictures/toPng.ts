import { loadSharp } from './openImage.ts';

/**
 * Draws an SVG, whose lengths are in pt, as PNG. Documents need few colours, which keeps the file small.
 * @param density in dots per inch, for programs that print it
 */
export async function toPng(svg: string, density = 72): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // sharp scales by the density, and once more because pt depends on it, so this passes the square root.
  return sharp(Buffer.from(svg), { density: 72 * Math.sqrt(density / 72) })
    .withMetadata({ density })
    .png({ palette: true, colours: 64, effort: 3, dither: 0 })
    .toBuffer();
}
