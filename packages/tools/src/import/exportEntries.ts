import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/**
 * The largest source that the import reads, in bytes. Real résumés have some kB, and a whole export of LinkedIn has
 * a few MB.
 */
const MAX_BYTES = 20_000_000;

/**
 * Refuses large sources, so that the machine doesn't run out of memory.
 * @throws OwnerError for more bytes than the import reads
 */
export function refuseLarge(name: string, bytes: number): void {
  if (bytes <= MAX_BYTES) return;
  const size = `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
  throw new OwnerError(
    `${name}: has ${size}, and the import reads ${MAX_BYTES / 1e6} MB: is it the right file?`,
  );
}

/** A file of an export that isn't read yet. */
export interface ExportEntry {
  /** Its path in the folder or the zip. */
  path: string;
  /** The size in bytes. */
  size: number;
  /** @throws OwnerError when it can't be read */
  read(): Promise<Uint8Array>;
}

/** How many folders deep files are looked for. */
const MAX_FOLDERS = 2;

/** The files in a folder and in the folders within it. */
export async function entriesInFolder(folder: string, depth = 0): Promise<ExportEntry[]> {
  const found = await readdir(folder, { withFileTypes: true });
  const entries = found.map(async (entry): Promise<ExportEntry[]> => {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < MAX_FOLDERS) return entriesInFolder(path, depth + 1);
    if (!entry.isFile()) return [];
    const { size } = await stat(path);
    return [{ path: entry.name, size, read: () => buffer(createReadStream(path)) }];
  });
  return (await Promise.all(entries)).flat();
}

/** A whole export has a few hundred files. */
const MAX_ENTRIES = 10_000;

async function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (!entry.canDecodeFileData()) {
    const why = entry.isEncrypted() ? 'needs a password' : 'is packed in an unusual way';
    throw new OwnerError(`${entry.fileName} ${why}: unpack the zip, and import the folder`);
  }
  // yauzl fails if the data is larger than the entry's stated size.
  return buffer(await zip.openReadStreamPromise(entry));
}

/**
 * Lets `use` read the files in a zip. Only files that it reads are unpacked.
 * @throws OwnerError when it isn't a zip that can be read
 */
export async function withZip<T>(
  file: string,
  use: (entries: ExportEntry[]) => Promise<T>,
): Promise<T> {
  let zip: ZipFile | undefined;
  try {
    const opened = await openPromise(file, { autoClose: false });
    zip = opened;
    if (opened.entryCount > MAX_ENTRIES) throw new Error(`it has ${opened.entryCount} files`);
    const entries: ExportEntry[] = [];
    for await (const entry of opened.eachEntry()) {
      const { fileName, uncompressedSize: size } = entry;
      if (fileName.endsWith('/')) continue;
      entries.push({ path: basename(fileName), size, read: () => readEntry(opened, entry) });
    }
    return await use(entries);
  } catch (error) {
    if (error instanceof OwnerError) throw error;
    const reason = Object(error).message;
    throw new OwnerError(
      `${file}: cannot be read as a zip (${reason}): download it again, or unpack it and import the folder`,
    );
  } finally {
    zip?.close();
  }
}
