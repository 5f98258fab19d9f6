import { extname } from 'node:path';
import { openImage, readHeader } from '@portfolio/artifacts/pictures/openImage';
import { contentTypes } from '../hosts/contentTypes.ts';
import { svgFault } from './svg/svgFault.ts';

const shown = new Set(
  Object.entries(contentTypes).flatMap(([type, ends]) => (type.startsWith('image/') ? ends : [])),
);

/** Whether a file begins as a bitmap that browsers show (WHATWG MIME Sniffing, 6.1), whatever its extension is. */
function isBitmap(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const starts = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', '\0\0\x01\0'];
  return (
    starts.some((signature) => start.startsWith(signature)) ||
    /^RIFF....WEBPVP/s.test(start) ||
    /^....ftyp.*avi[fs]/s.test(start)
  );
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

/**
 * Why browsers don't show a picture, or would do more than show it; undefined if they just show it. Its bytes
 * are checked, not its name.
 */
export function pictureProblem(name: string, bytes: Uint8Array): string | undefined {
  if (!shown.has(endOf(name))) {
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
