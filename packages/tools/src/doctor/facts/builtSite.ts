import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { elementsIn, type FoundElement } from '@portfolio/build/serve/elements';

/** A built page. */
export interface BuiltPage {
  /** The path of its file in the built site's folder. */
  file: string;
  elements: FoundElement[];
}

/** The output of `npm run build`. */
export interface BuiltSite {
  /** All its files, with `/` between folders. */
  files: Set<string>;
  pages: BuiltPage[];
}

const readPage = (folder: string, file: string): BuiltPage => ({
  file,
  elements: elementsIn(readFileSync(join(folder, file), 'utf8')),
});

/** Every file below a folder, with `/` between folders. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'));

/** Reads a built site. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = listFiles(folder).sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  return { files: new Set(files), pages: pages.map((file) => readPage(folder, file)) };
}
