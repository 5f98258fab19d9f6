import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { repositoryRoot } from '@portfolio/build/folders/repository';
import { defaultMigrationsDir, rolesSql } from '@portfolio/tools/backend/migrations';
import { startStack } from '@portfolio/tools/backend/stack';
import { onTestFinished } from 'vitest';

export { freshFolder, sharedFolder } from '../../unit/backend/support/folders.ts';

import { changeDatabase, raiseLimits } from './limits.ts';

/** A new folder that is gone after the test, or when its maker removes it. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'portfolio-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Copies the migrations into a folder, all or some of them. */
export function copyMigrations(folder: string, isWanted = (_name: string) => true): void {
  for (const name of readdirSync(defaultMigrationsDir).filter(isWanted)) {
    copyFileSync(join(defaultMigrationsDir, name), join(folder, name));
  }
}

/** The sources of a template: another version of them makes another template. */
function templateKey(): string {
  const hash = createHash('sha256').update(rolesSql);
  const sources = [
    join(repositoryRoot, 'package-lock.json'),
    ...readdirSync(defaultMigrationsDir).map((name) => join(defaultMigrationsDir, name)),
  ];
  for (const source of sources) hash.update(source).update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

/** Making a database takes seconds and copying one does not, so tests copy. */
async function findTemplate(unlimited: boolean): Promise<string> {
  const kind = unlimited ? 'unlimited' : 'limited';
  const template = join(tmpdir(), `portfolio-test-template-${kind}-${templateKey()}`);
  if (existsSync(template)) return template;
  const made = makeFolder();
  if (unlimited) {
    cpSync(await findTemplate(false), made, { recursive: true });
    await changeDatabase(made, raiseLimits);
  } else {
    await (await startStack({ dataDir: made })).close();
    rmSync(dataPaths(made).secret);
  }
  try {
    renameSync(made, template);
  } catch {
    // Another test file was faster.
    removeFolder(made);
  }
  return template;
}

/** A data folder with an empty database, which takes any number of messages if it is `unlimited`. */
export async function makeDataDir(unlimited = false): Promise<string> {
  const dataDir = makeFolder();
  cpSync(await findTemplate(unlimited), dataDir, { recursive: true });
  return dataDir;
}

/** A data folder with an empty database for the test that is running. */
export async function freshDataDir(unlimited = false): Promise<string> {
  const dataDir = await makeDataDir(unlimited);
  onTestFinished(() => removeFolder(dataDir));
  return dataDir;
}
