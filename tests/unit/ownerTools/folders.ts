import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../backend/support/folders.ts';

export { sampleFolder } from '@portfolio/build/folders/content';

/** A folder that is gone after the test, with a copy of another one in it as `content`. */
export function folderWithContent(source?: string) {
  const folder = freshFolder();
  const content = join(folder, 'content');
  if (source) cpSync(source, content, { recursive: true });
  return { folder, content, backups: join(folder, 'data', 'content-backups') };
}

/** Every file below a folder, with its content. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** The value of a JSON file in a folder. */
export const jsonIn = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8'));
