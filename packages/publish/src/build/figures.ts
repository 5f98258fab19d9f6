import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** What a page may weigh, in bytes after brotli (architecture section 6); a test checks it. */
export const limits = {
  /** The whole document. */
  html: 20_000,
  /** The document up to the end of its first section: one flight of TCP. */
  firstScreen: 14_000,
  /** The scripts that come before any interaction. */
  script: 105_000,
};

/** What the service worker's script may weigh, in bytes after brotli. */
export const serviceWorkerLimit = 12_000;

/** What a page weighs, in bytes after brotli. */
export type PageFigures = typeof limits & {
  /** Its file. */
  name: string;
};

const compress = promisify(brotliCompress);

/** The size of a file after brotli, in bytes. */
export const brotliSize = async (content: string | Buffer) => (await compress(content)).length;

const firstScreenOf = (document: string) => document.split('</section>', 1)[0] ?? '';

/** Measures each page of a built site; HTML files of the owner's own are not pages. */
export async function measurePages(distDir: string): Promise<PageFigures[]> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (script: string) => {
    const size = sizes.get(script) ?? readFile(join(distDir, 'assets', script)).then(brotliSize);
    sizes.set(script, size);
    return size;
  };
  const measure = async (name: string) => {
    const document = await readFile(join(distDir, name), 'utf8');
    const [, entry, preload = ''] = / data-entry="(.*?)" data-preload="(.*?)"/.exec(document) ?? [];
    if (!entry) return [];
    const scripts = [entry, ...(preload.match(/\S+/g) ?? [])].map((url) => basename(url));
    const [html, firstScreen, ...scriptSizes] = await Promise.all([
      brotliSize(document),
      brotliSize(firstScreenOf(document)),
      ...scripts.map(sizeOf),
    ]);
    return [{ name, html, firstScreen, script: scriptSizes.reduce((sum, size) => sum + size, 0) }];
  };
  const names = await readdir(distDir, { recursive: true });
  const documents = names.filter((name) => name.endsWith('.html')).toSorted();
  return (await Promise.all(documents.map(measure))).flat();
}

/** The figures in kB as a table for the terminal, the limits last. */
export function formatFigures(pages: readonly PageFigures[]): string {
  const rows = [...pages, { name: 'limit', ...limits }].map(({ name, ...sizes }) => {
    const columns = [sizes.html, sizes.firstScreen, sizes.script];
    return name.padEnd(18) + columns.map((size) => (size / 1000).toFixed(1).padStart(14)).join('');
  });
  return ['', 'kB brotli                   HTML  first screen            JS', ...rows, ''].join(
    '\n',
  );
}
