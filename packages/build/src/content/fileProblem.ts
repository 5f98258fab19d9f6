import { unreadablePortrait } from '../documents/pictures/unreadablePortrait.ts';
import { contentType, contentTypes, extensionOf, UNKNOWN_TYPE } from '../hosts/contentTypes.ts';
import { secretProblem } from '../keys/secrets.ts';
import { svgFault } from './svgFault.ts';

/** Whether a file is served as SVG, which browsers read as a document. */
export const isSvgName = (name: string) => extensionOf(name) === 'svg';

/**
 * Why an SVG can't be published; undefined if it can.
 * @param name for the message
 */
export function svgProblem(name: string, bytes: Uint8Array): string | undefined {
  const fault = svgFault(bytes);
  if (!fault) return undefined;
  return `${name} must be a plain SVG picture, but has ${fault}: export it as plain SVG, or save it as PNG`;
}

const pictureExtensions = Object.entries(contentTypes).flatMap(([type, extensions]) =>
  type.startsWith('image/') ? extensions : [],
);

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 64));

/** Whether a file's first bytes are those of a bitmap that browsers show (WHATWG MIME Sniffing, 6.1). */
function isBitmap(bytes: Uint8Array): boolean {
  const start = startOf(bytes);
  const signatures = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', '\0\0\x01\0'];
  return (
    signatures.some((signature) => start.startsWith(signature)) ||
    /^RIFF....WEBPVP|^....ftyp.*avi[fs]/s.test(start)
  );
}

/** Why browsers wouldn't show a picture of this name; undefined if they would. */
export const pictureNameProblem = (name: string): string | undefined =>
  pictureExtensions.includes(extensionOf(name))
    ? undefined
    : `browsers do not show ${name}: export it as SVG, PNG, JPEG, WebP or AVIF`;

/** Why browsers wouldn't show a picture, or would run something in it; undefined if they just show it. */
function pictureProblem(name: string, bytes: Uint8Array): string | undefined {
  const problem = pictureNameProblem(name);
  if (problem) return problem;
  if (isSvgName(name)) return svgProblem(name, bytes);
  if (isBitmap(bytes)) return undefined;
  return svgFault(bytes) === undefined
    ? `${name} is an SVG: let its name end in .svg`
    : `${name} isn't a picture that browsers show: export it again`;
}

/**
 * Why the portrait can't be made from a file of this name; undefined if it may be. It may have formats that browsers
 * don't show, as the build makes other files of it.
 */
export const portraitNameProblem = (name: string): string | undefined =>
  contentType(name) === UNKNOWN_TYPE || pictureExtensions.includes(extensionOf(name))
    ? undefined
    : unreadablePortrait(name);

/** Why the portrait can't be made from a file, by its first bytes (ISO 23008-12 and TIFF 6.0 for photos of phones). */
export function portraitProblem(name: string, bytes: Uint8Array): string | undefined {
  if (isSvgName(name)) return svgProblem(name, bytes);
  const isPhoto = isBitmap(bytes) || /^(?:....ftyp|II\*\0|MM\0\*)/s.test(startOf(bytes));
  return isPhoto ? undefined : unreadablePortrait(name);
}

/** Files that programs leave behind, or in which they keep a secret. Nobody wants them on a site. */
export const neverPublished =
  /(?:^|\/)(?:\.env(?:\.[^/]*)?|\.npmrc|\.netrc|\.pgpass|\.htpasswd|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)|\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|[^/]*\.(?:p12|pfx|jks|ppk|kdbx))$|(?:^|\/)(?:\.git|\.hg|\.svn|node_modules)\//i;

/**
 * The problem with a name that no file has.
 * @param folder in which it was looked for
 * @param other a name that only differs in capitals
 */
export const missingFile = (name: string, folder: string, other?: string): string =>
  `there is no file ${name} in ${folder}${other ? `, but ${other}: capitals count` : ''}`;

/**
 * Why a file of the owner's can't be published; undefined if it can.
 * @param name for the message
 * @param isPicture whether a page shows it
 */
export function fileProblem(
  name: string,
  bytes: Uint8Array,
  isPicture: boolean,
): string | undefined {
  const secret = secretProblem(name, bytes);
  if (secret) return secret;
  if (isPicture || isSvgName(name)) return pictureProblem(name, bytes);
  // Readers of PDFs allow other bytes before its header (ISO 32000-1, annex H.3.4.1).
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return extensionOf(name) === 'pdf' && !start.includes('%PDF-')
    ? `${name} isn't a PDF: export it again`
    : undefined;
}
