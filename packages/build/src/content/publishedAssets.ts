import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import {
  type ContentProblem,
  type LocalFile,
  listedFiles,
  localFiles,
  ownAddresses,
} from '@portfolio/data/validation/validateContent';
import { openImage, readHeader } from '../documents/pictures/openImage.ts';
import { isPhoto } from '../documents/pictures/portrait.ts';
import { displayPath, isWithin } from '../folders/repository.ts';
import { contentTypes } from '../hosts/contentTypes.ts';
import { secretProblem } from '../keys/secretKeys.ts';
import { builtPaths } from './builtPaths.ts';
import { svgFault } from './svgFault.ts';

/** Systems write an é as one character or as two. */
const spelt = (name: string) => name.normalize('NFC');

/**
 * The path of a name below a folder. A name must match exactly, even on systems where capitals make no
 * difference: hosts distinguish them.
 * @param same how names are compared
 */
function pathOf(folder: string, name: string, same = spelt): string | undefined {
  let path = folder;
  for (const part of name.split('/')) {
    const names = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [];
    const own = names.find((each) => same(each) === same(part));
    if (own === undefined) return undefined;
    path = join(path, own);
  }
  return path;
}

/**
 * The file of a name in a folder, or why it can't be published.
 * @param name from there, with `/` between folders
 */
export function findFile(folder: string, name: string): { path: string } | { problem: string } {
  const shown = displayPath(folder);
  const path = pathOf(folder, name);
  if (path === undefined || !existsSync(path)) {
    const other = pathOf(folder, name, (each) => spelt(each).toLowerCase());
    const hint = other && !path ? `, but ${relative(folder, other)}: capitals count` : '';
    return { problem: `there is no file ${name} in ${shown}${hint}` };
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
 * The names of all files in a folder, from there, in order; links aren't followed.
 * @param folder may be missing
 */
export function namesOfFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

const endOf = (name: string) => extname(name).slice(1).toLowerCase();

/** Whether a file is served as SVG, which browsers read as a document. */
export const isSvgName = (name: string) => endOf(name) === 'svg';

/**
 * Why an SVG can't be published; undefined if it can.
 * @param name for the sentence
 */
export function svgProblem(name: string, bytes: Uint8Array): string | undefined {
  const fault = svgFault(bytes);
  if (!fault) return undefined;
  return `${name} must be a plain SVG picture, but has ${fault}: export it as plain SVG, or save it as PNG`;
}

const pictureEnds = Object.entries(contentTypes).flatMap(([type, ends]) =>
  type.startsWith('image/') ? ends : [],
);

/** Whether a file begins as a bitmap that browsers show (WHATWG MIME Sniffing, 6.1), whatever its extension is. */
function isBitmap(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const starts = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', '\0\0\x01\0'];
  return (
    starts.some((signature) => start.startsWith(signature)) ||
    /^RIFF....WEBPVP|^....ftyp.*avi[fs]/s.test(start)
  );
}

/** Why browsers don't show a picture, or would do more than show it; undefined if they just show it. */
function pictureProblem(name: string, bytes: Uint8Array): string | undefined {
  if (!pictureEnds.includes(endOf(name))) {
    return `browsers do not show ${name}: export it as SVG, PNG, JPEG, WebP or AVIF`;
  }
  if (isSvgName(name)) return svgProblem(name, bytes);
  if (isBitmap(bytes)) return undefined;
  return svgFault(bytes) === undefined
    ? `${name} is an SVG: let its name end in .svg`
    : `${name} isn't a picture that browsers show: export it again`;
}

/** The extensions of the forms that a portrait may have, by the names that sharp gives them. */
const portraitEnds: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  tiff: 'tif',
};

/**
 * The extension for a portrait's bytes, whatever the name of their file.
 * @throws when no picture can be made of them
 */
export async function portraitEnd(bytes: Uint8Array): Promise<string> {
  if (svgFault(bytes) === undefined) return 'svg';
  const { format, compression } = await readHeader(bytes);
  // Decodes all of it: a damaged picture would stop the build.
  await (await openImage(bytes)).resize(8).raw().toBuffer();
  const name = compression === 'av1' ? 'avif' : format;
  const end = compression === 'hevc' ? 'heic' : portraitEnds[name];
  if (!end) throw new Error(`${name} isn't a form of a portrait`);
  return end;
}

/** Files that programs leave behind, or in which they keep a secret: nobody wants one on a site. */
const neverPublished =
  /(?:^|\/)(?:\.env(?:\.[^/]*)?|\.npmrc|\.netrc|\.pgpass|\.htpasswd|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)|\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|[^/]*\.(?:p12|pfx|jks|ppk|kdbx))$|(?:^|\/)(?:\.git|\.hg|\.svn|node_modules)\//i;

const checked = new Map<string, string | undefined>();

/** The problem in a file's bytes, if any. The file is read again only when it has changed. */
function problemIn(path: string, name: string, isPicture: boolean): string | undefined {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${name} ${isPicture} ${mtimeMs} ${size}`;
  if (!checked.has(key)) {
    const bytes = readFileSync(path);
    const hasForm = isPicture || isSvgName(name);
    const fault = hasForm ? pictureProblem(name, bytes) : undefined;
    checked.set(key, secretProblem(name, bytes) ?? fault);
  }
  return checked.get(key);
}

/** The owner's files: the published ones, the others, and the problems of those that would be published. */
export interface OwnFiles {
  /** The path on the disk, by the name from the site's root. */
  published: ReadonlyMap<string, string>;
  /** The places where the content names them. */
  places: LocalFile[];
  /** The names of all others, unless they are never published. */
  leftOut: string[];
  problems: ContentProblem[];
}

/**
 * Decides which of the owner's files are published: those that the content refers to, as a picture or by an
 * address on the site's own host, and those in `site.files`. A photo of the owner isn't published, because the
 * build makes other files from it (docs/decisions/043-publish-what-is-named.md).
 * @param content the values of the owner's files, of any shape
 * @param folder the files folder
 */
export function ownFiles(content: unknown, folder: string): OwnFiles {
  const published = new Map<string, string>();
  const places: LocalFile[] = [];
  const problems: ContentProblem[] = [];
  const names = namesOfFiles(folder);
  const used = new Set<string>();

  const add = ({ file, path, src }: LocalFile, isPicture: boolean) => {
    const report = (message: string) => problems.push({ file, path, message });
    const found = findFile(folder, src);
    if ('problem' in found) return report(found.problem);
    used.add(spelt(src));
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
  const built = new Set(builtPaths(content));
  for (const linked of ownAddresses(content)) {
    // Others are pages, files that the build makes, or dead links, which the doctor finds.
    const isFile = names.some((name) => spelt(name) === spelt(linked.src));
    if (isFile && !built.has(linked.src)) add(linked, false);
  }
  const leftOut = names.filter((name) => !used.has(spelt(name)) && !neverPublished.test(name));
  return { published, places, leftOut, problems };
}

/** The largest number of names worth reading. */
const shownNames = 5;

/** A line about the files that aren't published, and how to publish them; undefined if all are. */
export function leftOutLine(leftOut: readonly string[], folder: string): string | undefined {
  if (leftOut.length === 0) return undefined;
  const more = leftOut.length - shownNames;
  const names = leftOut.slice(0, shownNames).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `Not published, because the content doesn't name them: ${names} (in ${displayPath(folder)}). To publish a file, add it to "files" in site.json.`;
}
