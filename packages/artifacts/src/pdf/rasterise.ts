import { openPdf } from './openPdf.ts';

/** A page as a picture. */
export interface Raster {
  /** In pixels. */
  width: number;
  height: number;
  /** Red, green, blue and opacity, a byte each. */
  pixels: Uint8Array;
}

/** Lengths are computed in pt, and may end up a trace below a whole number. */
const wholePixels = (length: number) => Math.floor(length + 0.01);

/**
 * Draws the pages of a PDF as pictures.
 * @param scale pixels per pt
 * @param background the colour of empty areas, as CSS colour
 */
export async function rasterise(
  pdf: Uint8Array,
  scale: number,
  background = '#fff',
): Promise<Raster[]> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const document = await openPdf(pdf);
  try {
    const rasters: Raster[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale });
      // A row that the page covers only partly would be a pale line.
      const [width, height] = [wholePixels(viewport.width), wholePixels(viewport.height)];
      const canvas = createCanvas(width, height);
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background })
        .promise;
      const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
      rasters.push({ width, height, pixels: new Uint8Array(data.buffer) });
    }
    return rasters;
  } finally {
    await document.destroy();
  }
}

/**
 * Pages of one width as PNG, one above the other; few colours are enough for ink on paper, and make it
 * small.
 * @param density in dots per inch, for programs that print it
 */
export async function toPng(pages: readonly Raster[], density = 72): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const width = pages[0]?.width ?? 0;
  const height = pages.reduce((sum, page) => sum + page.height, 0);
  const pixels = Buffer.concat(pages.map((page) => page.pixels));
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .withMetadata({ density })
    .png({ palette: true, colours: 64, effort: 3, dither: 0 })
    .toBuffer();
}
