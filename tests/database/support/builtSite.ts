import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a minimal built site into a folder. */
export function builtSite(folder: string): string {
  writeFileSync(join(folder, 'index.html'), '<h1>About</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Not found</h1>');
  return folder;
}
