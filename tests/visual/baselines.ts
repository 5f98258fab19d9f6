import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { BASELINE_FOLDER, PICTURE_FOLDER } from './paths.ts';

/** The mode that others are held against: what looks the same in both is kept once. */
const FIRST_MODE = 'light';

const list = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );

/**
 * A picture as it is kept, with as few colours as it needs (`quality`, percent): three tenths smaller than without
 * loss, and less off at each point than a comparison sees.
 */
const kept = async (picture: Sharp) =>
  sharp(await picture.png({ palette: true, quality: 95, dither: 0 }).toBuffer()).webp({
    lossless: true,
  });

/** Writes a picture in another format. */
async function convert(from: string, to: string) {
  const picture = sharp(readFileSync(from));
  mkdirSync(dirname(to), { recursive: true });
  const written = to.endsWith('.webp') ? await kept(picture) : picture.png();
  writeFileSync(to, await written.toBuffer());
}

/** The picture that a story is compared with in one mode, as a path in the folder of pictures. */
export function baselineOf(mode: string, id: string, pictures = PICTURE_FOLDER): string[] {
  const own = [mode, `${id}.png`];
  return existsSync(join(pictures, ...own)) ? own : [FIRST_MODE, `${id}.png`];
}

/** How much all baselines weigh, in bytes. */
export const weighBaselines = (baselines = BASELINE_FOLDER) =>
  list(baselines, '.webp').reduce((sum, file) => sum + statSync(join(baselines, file)).size, 0);

/** Brings the baselines into the form in which Playwright compares pictures. */
export async function unpackBaselines(baselines = BASELINE_FOLDER, pictures = PICTURE_FOLDER) {
  rmSync(pictures, { recursive: true, force: true });
  for (const file of list(baselines, '.webp')) {
    await convert(join(baselines, file), join(pictures, file.replace(/webp$/, 'png')));
  }
}

/** Keeps what Playwright has drawn, in a quarter of the space: as WebP, and what is the same once. */
export async function packBaselines(pictures = PICTURE_FOLDER, baselines = BASELINE_FOLDER) {
  // Otherwise the picture of a story that is gone, or no longer tagged, would stay.
  rmSync(baselines, { recursive: true, force: true });
  for (const file of list(pictures, '.png')) {
    const own = join(pictures, file);
    const first = join(pictures, file.replace(/^[^\\/]+/, FIRST_MODE));
    const isKeptOnce = first !== own && existsSync(first);
    if (isKeptOnce && readFileSync(first).equals(readFileSync(own))) continue;
    await convert(own, join(baselines, file.replace(/png$/, 'webp')));
  }
}
