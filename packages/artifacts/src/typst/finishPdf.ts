/**
 * What Typst leaves out of a PDF.
 * @param bleed a printer cuts off on each side, in pt (ISO 32000-1, 14.11.2)
 */
export async function finishPdf(bytes: Uint8Array, bleed = 0): Promise<Uint8Array> {
  // It takes long to load, and a start of the dev server would wait for it.
  const { PDF, PdfArray, PdfDict, PdfNumber } = await import('@libpdf/core');
  const pdf = await PDF.load(bytes);
  const resolve = pdf.getObject.bind(pdf);
  for (const page of pdf.getPages()) {
    const { width, height } = page.getMediaBox();
    const box = (...corners: number[]) => PdfArray.of(...corners.map(PdfNumber.of));
    if (bleed > 0) {
      page.dict.set('BleedBox', box(0, 0, width, height));
      page.dict.set('TrimBox', box(bleed, bleed, width - bleed, height - bleed));
    }
    const fonts = page.dict.getDict('Resources', resolve)?.getDict('Font', resolve);
    for (const name of fonts?.keys() ?? []) {
      const glyphs = fonts?.getDict(name.value, resolve)?.getArray('DescendantFonts', resolve);
      const font = glyphs?.at(0, resolve);
      // Typst states the width of each character by itself, and none for all others. pypdf before 3.8, which
      // programs that read résumés use, then takes every kerned pair for two words.
      if (font instanceof PdfDict) font.set('DW', PdfNumber.of(1000));
    }
  }
  return pdf.save();
}
