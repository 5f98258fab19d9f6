import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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

/** The size of a file after brotli, in bytes. */
export const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;

const firstScreenOf = (document: string) => document.split('</section>', 1)[0] ?? '';

/** Measures each page of a built site; HTML files of the owner's own are not pages. */
export function measurePages(distDir: string): PageFigures[] {
  const sizes = new Map<string, number>();
  const sizeOf = (script: string) => {
    const size = sizes.get(script) ?? brotliSize(readFileSync(join(distDir, 'assets', script)));
    sizes.set(script, size);
    return size;
  };
  const names = readdirSync(distDir, { encoding: 'utf8', recursive: true });
  return names.toSorted().flatMap((name) => {
    const document = name.endsWith('.html') ? readFileSync(join(distDir, name), 'utf8') : '';
    const [, entry, preload = ''] = / data-entry="(.*?)" data-preload="(.*?)"/.exec(document) ?? [];
    if (!entry) return [];
    const scripts = [entry, ...(preload.match(/\S+/g) ?? [])].map((url) => basename(url));
    return {
      name,
      html: brotliSize(document),
      firstScreen: brotliSize(firstScreenOf(document)),
      script: scripts.reduce((sum, script) => sum + sizeOf(script), 0),
    };
  });
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
