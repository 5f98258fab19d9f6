import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BASELINE_FOLDER } from './paths.ts';

/** The mode that others are held against: what looks the same in both is kept once. */
const FIRST_MODE = 'light';

/** Where the picture of a story in one mode is kept, as a path in the folder of baselines. */
export function baselineOf(mode: string, id: string, folder = BASELINE_FOLDER): string[] {
  const own = [mode, `${id}.png`];
  return existsSync(join(folder, ...own)) ? own : [FIRST_MODE, `${id}.png`];
}

const listPictures = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.png'),
  );

/** How much all pictures weigh, in bytes. */
export const weighBaselines = (folder = BASELINE_FOLDER) =>
  listPictures(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/** Removes the pictures that the first mode has, too, and compresses the others, without any loss. */
export async function compactBaselines(folder = BASELINE_FOLDER) {
  for (const file of listPictures(folder)) {
    const first = join(folder, file.replace(/^[^\\/]+/, FIRST_MODE));
    const isFirst = first === join(folder, file);
    if (
      !isFirst &&
      existsSync(first) &&
      readFileSync(first).equals(readFileSync(join(folder, file)))
    ) {
      rmSync(join(folder, file));
    }
  }
  for (const file of listPictures(folder)) {
    // Chromium writes them for speed.
    const picture = sharp(readFileSync(join(folder, file)));
    writeFileSync(join(folder, file), await picture.png({ compressionLevel: 9 }).toBuffer());
  }
}
