import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  type ContentProblem,
  type LocalFile,
  listedFiles,
  localFiles,
  ownAddresses,
} from '@portfolio/data/validation/validateContent';
import { enumerate } from '@portfolio/data/values/enumerate';
import { openImage, readHeader } from '../documents/pictures/openImage.ts';
import { isPhoto } from '../documents/pictures/portrait.ts';
import { displayPath, isWithin } from '../folders/repository.ts';
import { fileProblem, missingFile, neverPublished } from './fileProblem.ts';
import { reservedPaths } from './reservedPaths.ts';
import { svgFault } from './svgFault.ts';

/** Some systems write an é as one character, and others as two. */
const composed = (name: string) => name.normalize('NFC');

/**
 * The path of a name below a folder. A name must match exactly, even on systems that ignore capitals, because hosts
 * don't ignore them.
 * @param normalize makes names equal that count as the same
 */
function pathOf(folder: string, name: string, normalize = composed): string | undefined {
  let path = folder;
  for (const part of name.split('/')) {
    const names = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [];
    const match = names.find((each) => normalize(each) === normalize(part));
    if (match === undefined) return undefined;
    path = join(path, match);
  }
  return path;
}

/**
 * Finds a file in a folder, or says why it can't be published.
 * @param name relative to the folder, with `/` between folders
 */
export function findFile(folder: string, name: string): { path: string } | { problem: string } {
  const shown = displayPath(folder);
  const path = pathOf(folder, name);
  if (path === undefined || !existsSync(path)) {
    const other = pathOf(folder, name, (each) => composed(each).toLowerCase());
    return { problem: missingFile(name, shown, other && !path ? relative(folder, other) : '') };
  }
  if (!isWithin(realpathSync(folder), realpathSync(path))) {
    return { problem: `${name} is a link that leads out of ${shown}: put the file itself there` };
  }
  if (!statSync(path).isFile()) {
    return { problem: `${name} in ${shown} is a folder: name each file that is in it` };
  }
  return { path };
}

/**
 * The sorted names of all files in a folder, relative to it. Links aren't followed.
 * @param folder may be missing
 */
export function namesOfFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** The extensions of the formats that a portrait may have, by sharp's name for the format. */
const portraitExtensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  tiff: 'tif',
};

/**
 * The extension that fits a portrait's bytes, whatever its file is called.
 * @throws when the bytes can't be read as a picture
 */
export async function portraitExtension(bytes: Uint8Array): Promise<string> {
  if (svgFault(bytes) === undefined) return 'svg';
  const { format, compression } = await readHeader(bytes);
  // This decodes the whole picture, because a damaged one would stop the build later.
  await (await openImage(bytes)).resize(8).raw().toBuffer();
  const name = compression === 'av1' ? 'avif' : format;
  const extension = compression === 'hevc' ? 'heic' : portraitExtensions[name];
  if (!extension) throw new Error(`${name} isn't a form of a portrait`);
  return extension;
}

const problemCache = new Map<string, string | undefined>();

/** The problem with a file's bytes, if any. An unchanged file isn't read again. */
function problemIn(path: string, name: string, isPicture: boolean): string | undefined {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${name} ${isPicture} ${mtimeMs} ${size}`;
  if (!problemCache.has(key)) {
    problemCache.set(key, fileProblem(name, readFileSync(path), isPicture));
  }
  return problemCache.get(key);
}

/** The owner's files that are published, those that aren't, and the problems with those that should be. */
export interface PublishedAssets {
  /** The path on the disk, by the name from the site's root. */
  published: ReadonlyMap<string, string>;
  /** The places in the content that name the published files. */
  places: LocalFile[];
  /** The names of the files that could be published, but aren't named. */
  leftOut: string[];
  problems: ContentProblem[];
}

/**
 * Decides which of the owner's files are published (docs/decisions/043-publish-what-is-named.md). They are the pictures
 * that the content names, the files that it links to on the site's own host, and those in `site.files`. A photo of the
 * owner isn't published, because the build makes other files from it.
 * @param content the values of the owner's files, of any shape
 * @param folder the files folder
 */
export function publishedAssets(content: unknown, folder: string): PublishedAssets {
  const published = new Map<string, string>();
  const places: LocalFile[] = [];
  const problems: ContentProblem[] = [];
  const names = namesOfFiles(folder);
  const used = new Set<string>();

  const add = ({ file, path, src }: LocalFile, isPicture: boolean) => {
    const report = (message: string) => problems.push({ file, path, message });
    const found = findFile(folder, src);
    if ('problem' in found) return report(found.problem);
    used.add(composed(src));
    if (path === 'owner.portrait.src' && isPhoto(src)) return;
    if (neverPublished.test(src)) {
      return report(`${src} must not be published: take it out, and out of ${displayPath(folder)}`);
    }
    const problem = problemIn(found.path, src, isPicture);
    if (problem) return report(problem);
    published.set(src, found.path);
    places.push({ file, path, src });
  };

  for (const picture of localFiles(content)) add(picture, true);
  for (const listed of listedFiles(content)) add(listed, false);
  const reserved = new Set(reservedPaths(content));
  for (const linked of ownAddresses(content)) {
    // Other addresses lead to pages, to files that the build makes, or nowhere; the doctor reports dead links.
    const isFile = names.some((name) => composed(name) === composed(linked.src));
    if (isFile && !reserved.has(linked.src)) add(linked, false);
  }
  const leftOut = names.filter((name) => !used.has(composed(name)) && !neverPublished.test(name));
  return { published, places, leftOut, problems };
}

/** A line that names the files that aren't published and says how to publish them; undefined if all are. */
export function leftOutLine(leftOut: readonly string[], folder: string): string | undefined {
  if (leftOut.length === 0) return undefined;
  return `Not published, because the content doesn't name them: ${enumerate(leftOut)} (in ${displayPath(folder)}). To publish a file, add it to "files" in site.json.`;
}
