import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OwnerError } from '@portfolio/data/validation/OwnerError';

/**
 * Writes a new file, in a folder that may not exist yet. The check of the content keeps the owner's files from
 * paths that the build needs; if one still gets here, nothing overwrites it.
 * @throws OwnerError that names the file, if something else has written it
 */
export async function writeNew(folder: string, name: string, text: string | Buffer): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new OwnerError(
      `Two files of the site would be ${name}: rename the one in the content's folder "files".`,
    );
  });
}
