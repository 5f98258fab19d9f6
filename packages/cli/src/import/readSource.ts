import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { OwnerError } from '@portfolio/data/OwnerError';
import { readJson } from '../content/readJson.ts';
import type { Converted } from './converted.ts';
import { entriesInFolder, withZip } from './exportEntries.ts';
import { fetchRepositories, refusalOf, repositoriesIn, repositoriesUrl } from './gitHubAccount.ts';
import { fromRows, linkedInExport } from './linkedInExport.ts';
import { exportFiles } from './linkedInFiles.ts';
import { refuseLarge } from './mostBytes.ts';
import { decode, readTable } from './readTable.ts';
import type { Repository } from './resumeFromGitHub.ts';

/** The contents of a source: a résumé, or repositories. */
export type Source = Converted | { repositories: Repository[] };

/** Whether a file begins as a zip does, an empty one included. */
async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return ['PK\x03\x04', 'PK\x05\x06'].includes(buffer.toString('latin1'));
  } finally {
    await handle.close();
  }
}

/** A single file of LinkedIn's export; undefined when it isn't CSV. */
async function profileIn(file: string): Promise<Converted | undefined> {
  const bytes = await readFile(file);
  const text = decode(bytes).text.trimStart();
  if (text.startsWith('<')) {
    throw new OwnerError(
      `${file}: is a web page, not JSON: import the address of your GitHub account, or a JSON Resume`,
    );
  }
  if (/^[[{]/.test(text)) return undefined;
  const table = readTable(bytes, basename(file), exportFiles.profile);
  if (table) {
    const converted = fromRows(file, table.rows);
    return { ...converted, notes: [...table.notes, ...converted.notes] };
  }
  if (!/\.csv$/i.test(file)) return undefined;
  throw new OwnerError(
    `${file}: doesn't say whose it is: import the zip that LinkedIn gave you, or the folder with Profile.csv in it`,
  );
}

async function readValue(file: string): Promise<Source> {
  const value = await readJson(file);
  const refusal = refusalOf(value);
  if (refusal) throw new OwnerError(`${file}: ${refusal}`);
  const repositories = repositoriesIn(value);
  if (repositories) return { repositories };
  return { resume: value, notes: [], inSource: (note) => note };
}

/**
 * Reads a file, a folder or an address. Its kind is told from what is in it, not from its name.
 * @throws OwnerError that says why it can't be read
 */
export async function readSource(source: string): Promise<Source> {
  const url = repositoriesUrl(source);
  if (url) return { repositories: await fetchRepositories(url) };
  const found = await stat(source).catch(() => undefined);
  if (found?.isDirectory()) return linkedInExport(source, await entriesInFolder(source));
  if (!found?.isFile()) return readValue(source);
  if (await isZip(source)) return withZip(source, (entries) => linkedInExport(source, entries));
  refuseLarge(source, found.size);
  return (await profileIn(source)) ?? readValue(source);
}
