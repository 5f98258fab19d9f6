import { OwnerError } from '@portfolio/data/OwnerError';
import { parseJson } from '@portfolio/publish/content/parseJson';
import { readText } from '@portfolio/publish/content/readText';

const whyUnread: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder: name the file in it',
};

/**
 * The value in a JSON file.
 * @throws OwnerError that names the file, and the line where it isn't valid JSON
 */
export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file).catch((error: NodeJS.ErrnoException) => {
    throw new OwnerError(`${file}: ${whyUnread[error.code ?? ''] ?? error.message}`);
  });
  const parsed = parseJson(text);
  if ('value' in parsed) return parsed.value;
  throw new OwnerError(`${file}: ${parsed.place}: ${parsed.message}`);
}
