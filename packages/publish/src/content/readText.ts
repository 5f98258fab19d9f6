import { readFile } from 'node:fs/promises';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a file that the owner wrote, without the byte order mark that some editors begin it with.
 * @throws Error whose message says why the file cannot be read, without its name
 */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    const text = utf8.decode(bytes);
    // UTF-16 without a mark, read as UTF-8, has a zero in each letter.
    if (!text.includes('\0')) return text;
  } catch {
    // It isn't UTF-8.
  }
  throw new Error('is not written in UTF-8: save it again and choose the encoding UTF-8');
}
