import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Content,
  contentFileNames,
  contentFiles,
  contentSchema,
} from '@portfolio/data/schema/content';
import * as v from 'valibot';

/** Writes valid content into a folder, which is created if needed: fields in the order of the schemas. */
export async function writeContent(folder: string, content: Content): Promise<void> {
  const ordered: Record<string, unknown> = v.parse(contentSchema, content);
  await mkdir(join(folder, 'files'), { recursive: true });
  for (const name of contentFileNames) {
    const parts = Object.keys(contentFiles[name]).map((part) => [part, ordered[part]]);
    const text = JSON.stringify(Object.fromEntries(parts), null, 2);
    await writeFile(join(folder, name), `${text}\n`);
  }
}
