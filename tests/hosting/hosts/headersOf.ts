import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor } from '@portfolio/publish/serve/headersFile';

/** The rules of the `_headers` file that is in the folder, by path. */
export function headersOf(folder: string) {
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  return (path: string) => headersFor(text, path);
}
