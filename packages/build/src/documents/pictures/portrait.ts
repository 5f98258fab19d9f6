import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from '@portfolio/data/schema/owner';
import {
  type ContentProblem,
  fileOf,
  formatContentProblems,
} from '@portfolio/data/validation/contentProblem';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { isRemote } from '@portfolio/data/values/isRemote';
import { portraitSize } from '@portfolio/ui/tokens';
import { openImage, readHeader } from './openImage.ts';
import { unreadablePortrait } from './unreadablePortrait.ts';

/** A portrait's largest file. Larger ones are refused. GitHub warns about files of 50 MiB and more. */
export const MAX_MEGABYTES = 32;

/** The formats of the portrait, with the best first. All browsers know the last one. */
const formats = [
  { extension: 'avif', format: 'avif', options: { quality: 55 } },
  { extension: 'webp', format: 'webp', options: { quality: 78 } },
  { extension: 'jpg', format: 'jpeg', options: { quality: 80, mozjpeg: true } },
] as const;

/** The portrait in all formats and sizes. */
export interface PreparedPortrait {
  /** Square pictures. Their names start at the site's root, and their widths are in pixels. */
  files: { fileName: string; type: string; width: number; bytes: Uint8Array }[];
  /** The average colour, as `#rrggbb`. */
  placeholder: string;
}

const PLACE = 'owner.portrait.src';

const problem = (message: string): ContentProblem => ({
  file: fileOf(PLACE),
  path: PLACE,
  message,
});

/**
 * Whether the build makes smaller versions of the portrait. It does so for a photo in the owner's folder. A drawing (SVG)
 * fits every size.
 */
export const isPhoto = (src: string | undefined): src is string =>
  src !== undefined && !isRemote(src) && !/\.svg$/i.test(src);

/**
 * The problem if the portrait's file is too large or not a picture. `publishedAssets.ts` reports a missing file.
 */
export async function portraitProblems(
  portrait: Owner['portrait'],
  filesFolder: string,
): Promise<ContentProblem[]> {
  const src: unknown = portrait?.src;
  if (typeof src !== 'string' || isRemote(src)) return [];
  const bytes = await readFile(join(filesFolder, src)).catch(() => undefined);
  if (!bytes) return [];
  if (bytes.length > MAX_MEGABYTES * 1e6) {
    const size = `${Math.ceil(bytes.length / 1e6)} MB`;
    const limit = `${MAX_MEGABYTES} MB; 2000 px across are plenty`;
    return [problem(`the file is too large (${size}): export it with at most ${limit}`)];
  }
  return readHeader(bytes).then(
    () => [],
    () => [problem(unreadablePortrait(src))],
  );
}

/** Turns a picture upright, cuts it to a square around its subject, and makes transparent parts white. */
const squareOf = async (photo: Uint8Array, size: number) =>
  (await openImage(photo))
    .autoOrient()
    .resize(size, size, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' });

/** The width in pixels of the picture for other programs, such as search engines. */
const WIDTH_ELSEWHERE = 504;

/** The widths in pixels: for screens with two and three pixels for each px, and for other programs. */
const portraitWidths = [2 * portraitSize, 3 * portraitSize, WIDTH_ELSEWHERE];

/**
 * Cuts the photo to the square that pages show, and encodes it in each format and width. The camera's metadata, such as
 * the place, are left out.
 * @throws OwnerError when the photo is damaged
 */
async function prepare(photo: Uint8Array, src: string): Promise<PreparedPortrait> {
  // All versions are scaled from one square of the largest size.
  const square = await squareOf(photo, Math.max(...portraitWidths))
    .then((image) => image.png().toBuffer())
    .catch(() => {
      const message = `${src} is damaged: export it again`;
      throw new OwnerError(formatContentProblems([problem(message)]));
    });
  const files = await Promise.all(
    formats.flatMap(({ extension, format, options }) =>
      portraitWidths.map(async (width) => {
        const image = (await openImage(square)).resize(width);
        const bytes = await image.toFormat(format, options).toBuffer();
        const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
        const fileName = `assets/portrait-${width}-${hash}.${extension}`;
        return { fileName, type: `image/${format}`, width, bytes };
      }),
    ),
  );
  const { channels } = await (await openImage(square)).stats();
  const color = Buffer.from(channels.map(({ mean }) => Math.round(mean)));
  return { files, placeholder: `#${color.toString('hex')}` };
}

const prepared = new Map<string, Promise<PreparedPortrait>>();

/**
 * The photo in all formats and sizes, see {@link prepare}. They are made once, and again after the file has changed.
 * @throws OwnerError when the photo is damaged
 */
export async function preparePortrait(src: string, filesFolder: string): Promise<PreparedPortrait> {
  const file = join(filesFolder, src);
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const made = prepared.get(key) ?? readFile(file).then((photo) => prepare(photo, src));
  prepared.set(key, made);
  return made;
}

/** The file of the portrait for other programs. For a photo it is a JPEG, which all of them can show. */
export async function portraitFile(
  portrait: Owner['portrait'],
  filesFolder: string,
): Promise<string | undefined> {
  if (!isPhoto(portrait?.src)) return portrait?.src;
  return (await preparePortrait(portrait.src, filesFolder)).files.at(-1)?.fileName;
}

/** The portrait, even if it is a drawing, as a square JPEG of `size` px to embed in a file. */
export async function portraitJpeg(
  portrait: Owner['portrait'],
  filesFolder: string,
  size: number,
): Promise<Uint8Array | undefined> {
  if (!portrait || isRemote(portrait.src)) return undefined;
  const photo = await readFile(join(filesFolder, portrait.src));
  return (await squareOf(photo, size)).jpeg({ quality: 80 }).toBuffer();
}
