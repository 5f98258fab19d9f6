import { readFileSync, statSync } from 'node:fs';
import { isPhoto } from '@portfolio/artifacts/pictures/portrait';
import { displayPath } from '@portfolio/backend/folder/paths';
import {
  type ContentProblem,
  type LocalFile,
  listedFiles,
  localFiles,
  ownAddresses,
} from '@portfolio/data/validateContent';
import { builtPaths } from '../build/builtPaths.ts';
import { secretProblem } from '../build/secretKeys.ts';
import { findFile, namesOfFiles } from './findFile.ts';
import { isSvgName, pictureProblem, svgProblem } from './pictureProblem.ts';

/** Files that programs leave behind, or in which they keep a secret: nobody wants one on a site. */
const neverPublished =
  /(?:^|\/)(?:\.env(?:\.[^/]*)?|\.npmrc|\.netrc|\.pgpass|\.htpasswd|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)|\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|[^/]*\.(?:p12|pfx|jks|ppk|kdbx))$|(?:^|\/)(?:\.git|\.hg|\.svn|node_modules)\//i;

/** The checks for files of a kind, besides the one for secrets. */
type Check = (name: string, bytes: Uint8Array) => string | undefined;

const checkListed: Check = (name, bytes) => (isSvgName(name) ? svgProblem(name, bytes) : undefined);

const checked = new Map<string, string | undefined>();

/** The problem in a file's bytes, if any. The file is read again only when it has changed. */
function problemIn(path: string, name: string, check: Check): string | undefined {
  const { mtimeMs, size } = statSync(path);
  const key = `${path} ${name} ${check.name} ${mtimeMs} ${size}`;
  if (!checked.has(key)) {
    const bytes = readFileSync(path);
    checked.set(key, secretProblem(name, bytes) ?? check(name, bytes));
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

  const add = ({ file, path, src }: LocalFile, check: Check) => {
    const report = (message: string) => problems.push({ file, path, message });
    const found = findFile(folder, src);
    if ('problem' in found) return report(found.problem);
    used.add(src.normalize('NFC'));
    if (path === 'owner.portrait.src' && isPhoto(src)) return;
    if (neverPublished.test(src)) {
      return report(`${src} must not be published: take it out, and out of ${displayPath(folder)}`);
    }
    const problem = problemIn(found.path, src, check);
    if (problem) return report(problem);
    published.set(src, found.path);
    places.push({ file, path, src });
  };

  for (const picture of localFiles(content)) add(picture, pictureProblem);
  for (const listed of listedFiles(content)) add(listed, checkListed);
  const built = new Set(builtPaths(content));
  for (const linked of ownAddresses(content)) {
    // Others are pages, files that the build makes, or dead links, which the doctor finds.
    const isFile = names.some((name) => name.normalize('NFC') === linked.src.normalize('NFC'));
    if (isFile && !built.has(linked.src)) add(linked, checkListed);
  }
  const leftOut = names.filter(
    (name) => !used.has(name.normalize('NFC')) && !neverPublished.test(name),
  );
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
