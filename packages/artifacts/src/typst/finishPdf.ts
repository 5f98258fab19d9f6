import { changePdf } from './qpdf.ts';

/**
 * What Typst leaves out of a PDF.
 * @param bleed a printer cuts off on each side, in pt (ISO 32000-1, 14.11.2)
 */
export const finishPdf = (bytes: Uint8Array, bleed = 0): Promise<Uint8Array> =>
  changePdf(bytes, (dictionary) => {
    // Typst states the width of each character by itself, and none for all others. pypdf before 3.8, which
    // programs that read résumés use, then takes every kerned pair for two words.
    if ('/CIDSystemInfo' in dictionary) return { '/DW': 1000 };
    if (dictionary['/Type'] !== '/Page' || bleed === 0) return undefined;
    const [left, bottom, right, top] = dictionary['/MediaBox'] as [number, number, number, number];
    return {
      '/BleedBox': [left, bottom, right, top],
      '/TrimBox': [left + bleed, bottom + bleed, right - bleed, top - bleed],
    };
  });
