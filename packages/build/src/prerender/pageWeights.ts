import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The limits of a page, in bytes after brotli (architecture section 6); a test checks them. */
export const limits = {
  /** The whole document. */
  html: 20_000,
  /** The document up to the end of its first section, which fits into the first round trip of TCP. */
  firstScreen: 14_000,
  /** The scripts that come before any interaction. */
  script: 135_000,
};

/** The sizes of a page, in bytes after brotli. */
export type PageWeights = typeof limits & {
  /** The page's HTML file. */
  name: string;
};

const compress = promisify(brotliCompress);

/** The size of a file after brotli, in bytes. */
export const brotliSize = async (content: string | Buffer) => (await compress(content)).length;

const firstScreenOf = (document: string) => document.split('</section>', 1)[0] ?? '';

/**
 * Measures the pages of a built site.
 * @param scriptsOf the scripts that each page loads before any interaction, by the page's HTML file
 */
export async function measurePages(
  distDir: string,
  scriptsOf: ReadonlyMap<string, readonly string[]>,
): Promise<PageWeights[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (script: string) => {
    const size = sizes.get(script) ?? readFile(join(distDir, script)).then(brotliSize);
    sizes.set(script, size);
    return size;
  };
  const measure = async ([name, scripts]: [string, readonly string[]]) => {
    const document = await readFile(join(distDir, name), 'utf8');
    const [html, firstScreen, ...scriptSizes] = await Promise.all([
      brotliSize(document),
      brotliSize(firstScreenOf(document)),
      ...scripts.map(sizeOf),
    ]);
    return { name, html, firstScreen, script: scriptSizes.reduce((sum, size) => sum + size, 0) };
  };
  return Promise.all([...scriptsOf].map(measure));
}

/** The sizes in kB as a table for the terminal, with the limits in the last row. */
export function formatWeights(pages: readonly PageWeights[]): string {
  const rows = [...pages, { name: 'limit', ...limits }].map(({ name, ...sizes }) => {
    const columns = [sizes.html, sizes.firstScreen, sizes.script];
    return name.padEnd(18) + columns.map((size) => (size / 1000).toFixed(1).padStart(14)).join('');
  });
  return ['', 'kB brotli                   HTML  first screen            JS', ...rows, ''].join(
    '\n',
  );
}
