import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OwnerError } from '@portfolio/data/validation/OwnerError';

/**
 * Writes a new file, and its folder if needed. The check of the content already refuses files of the owner's whose paths
 * the build needs. If it misses one, the build stops here instead of overwriting the file.
 * @throws OwnerError that names the file, if it already exists
 */
export async function writeExclusive(
  folder: string,
  name: string,
  text: string | Uint8Array,
): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new OwnerError(
      `Two files of the site would be ${name}: rename the one in the content's folder "files".`,
    );
  });
}
