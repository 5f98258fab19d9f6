import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@portfolio/build/content/readContent';
import { displayPath } from '@portfolio/build/folders/repository';
import { migrate } from '@portfolio/data/migrations/migrate';
import { OLDEST_VERSION } from '@portfolio/data/migrations/migrations';
import { type Content, contentFileNames } from '@portfolio/data/schema/content';
import { SCHEMA_VERSION } from '@portfolio/data/schema/site';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { formatContentProblems } from '@portfolio/data/validation/validateContent';
import { readJson } from './readJson.ts';
import { type Folders, replaceContent } from './replaceContent.ts';
import { tryContent } from './tryContent.ts';

/**
 * The content of a folder, of a version that can be moved forward.
 * @throws OwnerError that says what is wrong with the version
 */
async function readOlder(folder: string) {
  const shown = displayPath(folder);
  const siteFile = join(folder, 'site.json');
  if (!existsSync(siteFile)) {
    throw new OwnerError(`There's no content in ${shown}: site.json is missing.`);
  }
  const files = contentFileNames.map((name) => join(folder, name)).filter(existsSync);
  const parts = await Promise.all(files.map(readJson));
  const content: Record<string, unknown> = Object.assign({}, ...parts);
  const version: unknown = Object(content.site).schemaVersion;
  if (typeof version !== 'number' || !Number.isInteger(version)) {
    throw new OwnerError(
      `${displayPath(siteFile)}: site.schemaVersion must be a version number, such as ${SCHEMA_VERSION}.`,
    );
  }
  if (version > SCHEMA_VERSION) {
    throw new OwnerError(
      `${shown} is of version ${version}, but this code reads version ${SCHEMA_VERSION}: update the code first.`,
    );
  }
  if (version < OLDEST_VERSION) {
    throw new OwnerError(
      `${shown} is of version ${version}, and only version ${OLDEST_VERSION} and later can be moved forward.`,
    );
  }
  return { version, content };
}

/**
 * Moves the content of a folder forward to the version that this code reads.
 * @returns the report for the terminal
 * @throws OwnerError when the content cannot be moved forward; nothing was changed then
 */
export async function migrateFolder(folders: Folders): Promise<string> {
  const shown = displayPath(folders.content);
  const older = await readOlder(folders.content);
  if (older.version === SCHEMA_VERSION) {
    const { problems } = await loadContent(folders.content);
    const also =
      problems.length > 0 ? ` It breaks a rule:\n${formatContentProblems(problems)}` : '';
    return `${shown} is up to date (version ${SCHEMA_VERSION}); nothing was changed.${also}`;
  }
  const { content, changes } = migrate(older.content, older.version);
  await tryContent(content as Content);
  const backup = await replaceContent(folders, content as Content);
  return [
    `${shown} went from version ${older.version} to ${SCHEMA_VERSION}:`,
    ...changes.map((line) => `- ${line}`),
    `The previous content is kept in ${displayPath(backup ?? '')}.`,
  ].join('\n');
}
