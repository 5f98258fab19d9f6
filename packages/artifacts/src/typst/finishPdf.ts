/**
 * What Typst leaves out of a PDF.
 * @param bleed a printer cuts off on each side, in pt (ISO 32000-1, 14.11.2)
 */
export async function finishPdf(pdf: Uint8Array, bleed = 0): Promise<Uint8Array> {
  // It takes long to load, and a start of the dev server would wait for it.
  const { PDFDict, PDFDocument, PDFName, PDFNumber } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    // Typst states the width of each character by itself, and none for all others. pypdf before 3.8, which
    // programs that read résumés use, then takes every kerned pair for two words.
    if (object instanceof PDFDict && object.has(PDFName.of('CIDToGIDMap')))
      object.set(PDFName.of('DW'), PDFNumber.of(1000));
  }
  for (const page of bleed > 0 ? document.getPages() : []) {
    const { width, height } = page.getMediaBox();
    page.setBleedBox(0, 0, width, height);
    page.setTrimBox(bleed, bleed, width - 2 * bleed, height - 2 * bleed);
  }
  return document.save();
}
