import { readFile } from 'node:fs/promises';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file that the owner wrote, without the byte order mark that some editors begin it with.
 * @throws Error whose message says why the file cannot be read, without its name
 */
export async function readText(file: string): Promise<string> {
  const text = decode(await readFile(file));
  // UTF-16 without a mark is made of zeros, as far as it is UTF-8 at all.
  if (text === undefined || text.includes('\0')) {
    throw new Error('is not written in UTF-8: save it again and choose the encoding UTF-8');
  }
  return text.replace(/^\uFEFF+/, '');
}
