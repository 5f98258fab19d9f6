import { loadSharp } from './openImage.ts';

/**
 * An SVG whose lengths are pt as PNG; few colours are enough for ink on paper, and make it small.
 * @param density in dots per inch, for programs that print it
 */
export async function toPng(svg: string, density = 72): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // Both sharp and the unit pt multiply with the density, so that its root is what it has to be.
  return sharp(Buffer.from(svg), { density: 72 * Math.sqrt(density / 72) })
    .withMetadata({ density })
    .png({ palette: true, colours: 64, effort: 3, dither: 0 })
    .toBuffer();
}
