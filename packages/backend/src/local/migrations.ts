import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from './errors.ts';
import { displayPath } from './paths.ts';
import { type SqlStatement, splitStatements } from './sqlStatements.ts';

/** One file of `supabase/migrations`. */
export interface Migration {
  /** The digits before the first underscore of the file's name. */
  version: string;
  name: string;
  /** The file, as people read it. */
  file: string;
  statements: SqlStatement[];
}

const fileName = /^(\d+)_(.*)\.sql$/;

/**
 * The migrations of a folder in the order in which the Supabase CLI applies them. Like the CLI it
 * leaves out files that are not named `<timestamp>_name.sql`.
 * @throws StackError `migration-history` when two files have one version or the folder is missing
 */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) {
    throw new StackError('migration-history', `there is no migrations folder at ${folder}`);
  }
  const migrations: Migration[] = [];
  for (const entry of readdirSync(folder).sort()) {
    const [, version, name] = fileName.exec(entry) ?? [];
    if (version === undefined || name === undefined) continue;
    const path = join(folder, entry);
    const file = displayPath(path);
    const twin = migrations.find((migration) => migration.version === version);
    if (twin) {
      throw new StackError(
        'migration-history',
        `${twin.file} and ${file} have the same version: rename one of them`,
      );
    }
    const statements = splitStatements(readFileSync(path, 'utf8'));
    migrations.push({ version, name, file, statements });
  }
  return migrations;
}
