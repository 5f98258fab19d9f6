import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOfFiles } from '@portfolio/build/content/publishedAssets';
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

/** Reads a built site. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = namesOfFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  return { files: new Set(files), pages: pages.map((file) => readPage(folder, file)) };
}
