import { readJsonFile } from '@portfolio/build/content/readText';
import { OwnerError } from '@portfolio/data/validation/OwnerError';

const readErrors: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder: name the file in it',
};

/**
 * The value in a JSON file.
 * @throws OwnerError that names the file, and the line where it isn't valid JSON
 */
export async function readJson(file: string): Promise<unknown> {
  const json = await readJsonFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new OwnerError(`${file}: ${readErrors[error.code ?? ''] ?? error.message}`);
  });
  if ('value' in json) return json.value;
  throw new OwnerError(`${file}: ${json.place}: ${json.message}`);
}
