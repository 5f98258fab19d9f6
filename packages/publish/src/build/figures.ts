import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A page as it was written: its document, and the scripts it loads before any interaction. */
export interface WrittenPage {
  path: string;
  document: string;
  /** Relative to the output folder. */
  scripts: readonly string[];
}

const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

/** What each page weighs in kB after brotli, as a table for the terminal. */
export async function reportFigures(outDir: string, pages: readonly WrittenPage[]) {
  const files = new Set(pages.flatMap(({ scripts }) => scripts));
  const sizes = new Map(
    await Promise.all(
      [...files].map(
        async (file) => [file, brotliSize(await readFile(join(outDir, file)))] as const,
      ),
    ),
  );
  const rows = pages.map(({ path, document, scripts }) => {
    const script = scripts.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    return `${path.padEnd(14)}${kilobytes(brotliSize(document))}${kilobytes(script)}`;
  });
  return ['', 'kB brotli         HTML      JS', ...rows, ''].join('\n');
}
