import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { readJson } from '../content/readJson.ts';
import { entriesInFolder, refuseLarge, withZip } from './exportEntries.ts';
import type { Converted } from './fromResume.ts';
import type { Repository } from './gitHub.ts';
import { fetchRepositories, refusalOf, repositoriesIn, repositoriesUrl } from './gitHubApi.ts';
import { linkedInExport } from './linkedInExport.ts';

/** The contents of a source: a résumé, or repositories. */
export type Source = Converted | { repositories: Repository[] };

/**
 * Reads a file, a folder or an address.
 * @throws OwnerError that says why it can't be read
 */
export async function readSource(source: string): Promise<Source> {
  const url = repositoriesUrl(source);
  if (url) return { repositories: await fetchRepositories(url) };
  const found = await stat(source).catch(() => undefined);
  if (found?.isDirectory()) return linkedInExport(source, await entriesInFolder(source));
  if (found && /\.zip$/i.test(source)) {
    return withZip(source, (entries) => linkedInExport(source, entries));
  }
  const size = found?.size ?? 0;
  refuseLarge(source, size);
  if (found && /\.csv$/i.test(source)) {
    const read = () => buffer(createReadStream(source));
    return linkedInExport(source, [{ path: basename(source), size, read }]);
  }
  const value = await readJson(source);
  const refusal = refusalOf(value);
  if (refusal) throw new OwnerError(`${source}: ${refusal}`);
  const repositories = repositoriesIn(value);
  return repositories ? { repositories } : { resume: value, notes: [] };
}
