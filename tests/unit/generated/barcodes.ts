import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule } from 'zxing-wasm/reader';

/** Loads the program that reads codes from the package; it would fetch it from a CDN. */
export async function prepareBarcodeReader() {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer } = Uint8Array.from(await readFile(wasm));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
}
