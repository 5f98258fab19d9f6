import { readFile, stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { findFile } from '@portfolio/publish/content/findFile';
import { isSvgName, portraitEnd, svgProblem } from '@portfolio/publish/content/pictureProblem';

/** A picture and the extension that its bytes ask for, or why it can't be used, as a part of a sentence. */
type ReadPicture = { bytes: Uint8Array; end: string } | { problem: string };

/** The largest picture that the build takes. */
const MAX_MEGABYTES = 32;

const TOO_LARGE = { problem: `it is larger than ${MAX_MEGABYTES} MB` };

const DATA = /^data:image\/[\w.+-]+(?<options>(?:;[\w.=+-]+)*),(?<data>.*)$/is;

/** The bytes in a `data:` address (RFC 2397), of any size. */
function bytesIn(address: string): Uint8Array | undefined {
  const { options = '', data } = DATA.exec(address)?.groups ?? {};
  if (!data) return undefined;
  if (/;base64$/i.test(options)) return Buffer.from(decodeURIComponent(data), 'base64');
  return Buffer.from(decodeURIComponent(data));
}

async function fromFile(name: string, folder: string) {
  const found = findFile(folder, name);
  if ('problem' in found) return found;
  return (await stat(found.path)).size > MAX_MEGABYTES * 1e6
    ? TOO_LARGE
    : { bytes: await readFile(found.path) };
}

/** The name from the résumé's folder; undefined for one that leads out of it. */
function nameIn(source: string): string | undefined {
  const name = posix.normalize(source.replaceAll('\\', '/').replace(/^\/+/, ''));
  return /^(?:\.\.(?:\/|$)|[a-z][a-z\d+.-]*:)/i.test(name) ? undefined : name;
}

/**
 * The picture that a résumé brings.
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
  if (bytes && bytes.length > MAX_MEGABYTES * 1e6) return TOO_LARGE;
  try {
    return bytes ? { bytes, end: await portraitEnd(bytes) } : { problem: 'it holds no picture' };
  } catch {
    const isDrawing = isSvgName(name) || /^data:image\/svg/i.test(source);
    const fault = bytes && isDrawing ? svgProblem(name, bytes) : undefined;
    return { problem: fault ?? `${name} isn't a picture that can be read` };
  }
}
