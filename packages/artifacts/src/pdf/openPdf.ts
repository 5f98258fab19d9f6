import type { PDFDocumentProxy } from 'unpdf/pdfjs';

/** Node 20 lacks it. */
function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return copy;
}

/** Opens a PDF with pdf.js, in the build of unpdf: pdf.js' own package is twenty times as large. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // They take long to load, and a start of the dev server would wait for them.
  const { createCanvas, DOMMatrix, ImageData, Path2D } = await import('@napi-rs/canvas');
  // The parts of a browser that pdf.js draws with.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
  Object.assign(ArrayBuffer.prototype, { transferToFixedLength });
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs');

  class CanvasFactory {
    create(width: number, height: number) {
      const canvas = createCanvas(width, height);
      return { canvas, context: canvas.getContext('2d') };
    }
    reset({ canvas }: { canvas: object }, width: number, height: number) {
      Object.assign(canvas, { width, height });
    }
    destroy() {}
  }

  return getDocument({
    // pdf.js detaches the bytes that it is given.
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    CanvasFactory,
  }).promise;
}
