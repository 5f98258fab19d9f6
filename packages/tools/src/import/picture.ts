import { readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { isSvgName, svgProblem } from '@portfolio/build/content/fileProblem';
import { findFile, portraitExtension } from '@portfolio/build/content/publishedAssets';
import { MAX_MEGABYTES } from '@portfolio/build/documents/pictures/portrait';
import { classifyAddress } from '@portfolio/data/schema/address';
import type { Content } from '@portfolio/data/schema/content';
import type { Owner } from '@portfolio/data/schema/owner';
import type { Note } from '../content/notes.ts';
import type { Pictures } from '../content/replaceContent.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The names of the picture's field in this and earlier versions of the standard. */
const FIELDS = ['image', 'picture', 'photo'] as const;

const isBrought = (value: unknown): value is string =>
  typeof value === 'string' && ['data', 'file'].includes(classifyAddress(value).kind);

/** The description of a portrait, until the owner writes one. */
const portraitAlt = (name: string) => `Portrait of ${name}`;

/** The portrait, if it is on the web. {@link takePicture} reads other pictures. */
export function readPortrait(basics: ResumeReader, name: string): Owner['portrait'] {
  for (const field of FIELDS) {
    const src = basics.textAs(field, (text) => {
      if (isBrought(text)) return '';
      const address = classifyAddress(text);
      return 'url' in address && address.url.startsWith('https:') ? address.url : undefined;
    });
    if (src !== undefined) return src === '' ? undefined : { src, alt: portraitAlt(name) };
  }
  return undefined;
}

/** A picture and the file extension for its format, or the reason why it can't be used, as a part of a sentence. */
type ReadPicture = { bytes: Uint8Array; end: string } | { problem: string };

const DATA = /^data:image\/[\w.+-]+(?<options>(?:;[\w.=+-]+)*),(?<data>.*)$/is;

/** The bytes in a `data:` address (RFC 2397), of any size. */
function bytesIn(address: string): Uint8Array | undefined {
  const { options = '', data } = DATA.exec(address)?.groups ?? {};
  if (!data) return undefined;
  const encoding = /;base64$/i.test(options) ? 'base64' : 'utf8';
  return Buffer.from(decodeURIComponent(data), encoding);
}

async function fromFile(name: string, folder: string) {
  const found = findFile(folder, name);
  if ('problem' in found) return found;
  const isLarge = (await stat(found.path)).size > MAX_MEGABYTES * 1e6;
  return isLarge
    ? { problem: `it is larger than ${MAX_MEGABYTES} MB` }
    : { bytes: await readFile(found.path) };
}

/** The path from the résumé's folder; undefined if it leads out of the folder. */
function nameIn(source: string): string | undefined {
  const name = posix.normalize(source.replaceAll('\\', '/').replace(/^\/+/, ''));
  return /^(?:\.\.(?:\/|$)|[a-z][a-z\d+.-]*:)/i.test(name) ? undefined : name;
}

/**
 * Reads the picture of a résumé.
 * @param source the name of a file, or a `data:` address
 * @param folder of the résumé; a file outside of it is never read
 */
export async function readPicture(source: string, folder: string): Promise<ReadPicture> {
  const isData = /^data:/i.test(source);
  const name = isData ? 'it' : nameIn(source);
  if (name === undefined) return { problem: `${source} is not in the folder of the résumé` };
  let read: { bytes: Uint8Array | undefined } | { problem: string };
  try {
    read = isData ? { bytes: bytesIn(source) } : await fromFile(name, folder);
  } catch {
    return { problem: `${name} can't be read` };
  }
  if ('problem' in read) return read;
  const { bytes } = read;
  if (!bytes) return { problem: 'it holds no picture' };
  try {
    return { bytes, end: await portraitExtension(bytes) };
  } catch {
    const isDrawing = isSvgName(name) || /^data:image\/svg/i.test(source);
    const fault = isDrawing ? svgProblem(name, bytes) : undefined;
    return { problem: fault ?? `${name} isn't a picture that can be read` };
  }
}

/**
 * Makes the picture of a résumé the portrait in the content. It may be a file next to the résumé or a `data:`
 * address.
 * @param folder of the résumé
 * @returns the picture to save, or why there is none
 */
export async function takePicture(
  content: Content,
  resume: unknown,
  folder: string,
): Promise<{ pictures: Pictures; notes: Note[] }> {
  const pictures = new Map<string, Uint8Array>();
  const basics = Object(Object(resume).basics);
  const field = FIELDS.find((name) => String(basics[name] ?? '').trim());
  if (!field || !isBrought(basics[field])) return { pictures, notes: [] };
  const read = await readPicture(basics[field].trim(), folder);
  if ('problem' in read) {
    const fix = 'fix that and import again, or name a picture as "portrait" in owner.json';
    const message = `the picture is left out, because ${read.problem}: ${fix}`;
    return { pictures, notes: [{ path: `basics.${field}`, message }] };
  }
  const src = `images/portrait.${read.end}`;
  content.owner.portrait = { src, alt: portraitAlt(content.owner.name) };
  return { pictures: pictures.set(src, read.bytes), notes: [] };
}
