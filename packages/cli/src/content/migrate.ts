import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import { migrate } from '@portfolio/data/migrations/migrate';
import { MigrationError } from '@portfolio/data/migrations/migration';
import { type Content, contentFileNames } from '@portfolio/data/schema/content';
import { SCHEMA_VERSION } from '@portfolio/data/schema/site';
import { formatContentProblems, validateContent } from '@portfolio/data/validateContent';
import { loadContent } from '@portfolio/publish/content/readContent';
import { readVersion1 } from './olderContent.ts';
import { CommandProblem } from './problem.ts';
import { readJson } from './readJson.ts';
import { replaceContent } from './replaceContent.ts';

/** Content of some version, as its files hold it. */
interface Found {
  version: number;
  content: Record<string, unknown>;
}

async function readVersioned(folder: string): Promise<Found> {
  const siteFile = join(folder, 'site.json');
  if (!existsSync(siteFile)) {
    throw new CommandProblem(`${displayPath(folder)} holds no content: there is no site.json.`);
  }
  const files = contentFileNames.map((name) => join(folder, name)).filter(existsSync);
  const parts = await Promise.all(files.map(readJson));
  const content: Record<string, unknown> = Object.assign({}, ...parts);
  const version: unknown = Object(content.site).schemaVersion;
  if (typeof version === 'number' && Number.isInteger(version) && version > 0) {
    return { version, content };
  }
  throw new CommandProblem(
    `${siteFile}: site.schemaVersion must be the number of a version, such as ${SCHEMA_VERSION}.`,
  );
}

async function find(folder: string): Promise<Found> {
  const content = await readVersion1(folder);
  return content ? { version: 1, content } : readVersioned(folder);
}

function moveForward({ version, content }: Found, folder: string) {
  try {
    return migrate(content, version);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    throw new CommandProblem(
      `${displayPath(folder)} cannot be moved forward from version ${version}; nothing was changed.\n${error.message}`,
    );
  }
}

/**
 * Moves the content of a folder forward to the version that this code reads.
 * @param backups the folder that copies are kept in
 * @returns what was done, for the terminal
 * @throws CommandProblem when the content cannot be moved forward; nothing was changed then
 */
export async function migrateFolder(folder: string, backups: string): Promise<string> {
  const found = await find(folder);
  const shown = displayPath(folder);
  if (found.version > SCHEMA_VERSION) {
    throw new CommandProblem(
      `${shown} is of version ${found.version}, and this code reads version ${SCHEMA_VERSION}: update the code first.`,
    );
  }
  if (found.version === SCHEMA_VERSION) {
    const { problems } = await loadContent(folder);
    const also =
      problems.length > 0 ? ` It breaks a rule:\n${formatContentProblems(problems)}` : '';
    return `${shown} is up to date (version ${SCHEMA_VERSION}); nothing was changed.${also}`;
  }
  const { content, done } = moveForward(found, folder);
  const problems = validateContent(content);
  if (problems.length > 0) {
    throw new CommandProblem(
      `${shown} breaks a rule, also in its new form; nothing was changed.\n${formatContentProblems(problems)}`,
    );
  }
  const backup = await replaceContent(folder, content as Content, backups);
  return [
    `${shown} went from version ${found.version} to ${SCHEMA_VERSION}:`,
    ...done.map((line) => `- ${line}`),
    `What was there before is kept in ${displayPath(backup ?? '')}.`,
  ].join('\n');
}
