import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '@portfolio/build/folders/content';
import { type Content, contentFileNames, contentFiles } from '@portfolio/data/schema/content';

/** Writes content as an owner keeps it: its files, and the sample's pictures and case studies next to them. */
export function writeContent(folder: string, content: Content) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of contentFileNames) {
    const parts = Object.keys(contentFiles[name]) as (keyof Content)[];
    const file = Object.fromEntries(parts.map((part) => [part, content[part]]));
    writeFileSync(join(folder, name), JSON.stringify(file));
  }
  for (const name of ['files', 'case-studies']) {
    cpSync(join(sampleFolder, name), join(folder, name), { recursive: true });
  }
}
