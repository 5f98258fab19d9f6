import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingSources, ownContentFolder } from '../content/folders.ts';

/** The files of a folder, however deep, or the one file. */
async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return entries.length === 0
    ? [path]
    : files.map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * A version of everything that draws files from the content: code, fonts, installed packages and Node. It
 * changes with any of them.
 * @param sources folders and files
 */
export async function drawingVersion(sources: readonly string[] = drawingSources): Promise<string> {
  const hash = createHash('sha256').update(
    `${process.version} ${process.platform} ${process.arch}`,
  );
  for (const source of sources) {
    const all = await filesIn(source);
    // The content isn't code: the parts that a file is made from are known for each file.
    const files = all.filter((file) => !file.startsWith(ownContentFolder)).toSorted();
    const contents = await Promise.all(
      files.map((file) => readFile(file).catch(() => Buffer.alloc(0))),
    );
    for (const [index, content] of contents.entries()) {
      hash.update(`${files[index]?.slice(source.length)} ${content.length} `).update(content);
    }
  }
  return hash.digest('base64url');
}
