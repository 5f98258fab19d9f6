import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Content,
  type ContentFile,
  contentFileNames,
  contentFiles,
  contentSchema,
} from '@portfolio/data/schema/content';
import * as v from 'valibot';

/** The text of each of the content's files: two spaces, fields in the order of the schemas. */
export function contentTexts(content: Content): Map<ContentFile, string> {
  const ordered: Record<string, unknown> = v.parse(contentSchema, content);
  return new Map(
    contentFileNames.map((name) => {
      const parts = Object.keys(contentFiles[name])
        .filter((part) => ordered[part] !== undefined)
        .map((part) => [part, ordered[part]]);
      return [name, `${JSON.stringify(Object.fromEntries(parts), null, 2)}\n`];
    }),
  );
}

/** Writes valid content into a folder, which is created if needed. */
export async function writeContent(folder: string, content: Content): Promise<void> {
  const texts = contentTexts(content);
  await mkdir(join(folder, 'files'), { recursive: true });
  for (const [name, text] of texts) await writeFile(join(folder, name), text);
}
