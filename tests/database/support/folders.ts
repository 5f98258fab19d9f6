import { createHash } from 'node:crypto';
import {
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
import { onTestFinished } from 'vitest';
import { dataPaths, defaultMigrationsDir, repositoryRoot } from '../../../supabase/local/paths.ts';
import { startStack } from '../../../supabase/local/stack.ts';

/** A new folder that is gone after the test, or when whoever asked for it removes it. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'portfolio-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** A new folder for the test that is running. */
export function freshFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** What a template is made from: another version of it makes another template. */
function templateKey(): string {
  const hash = createHash('sha256');
  const sources = [
    join(repositoryRoot, 'package-lock.json'),
    join(repositoryRoot, 'supabase/local/roles.sql'),
    ...readdirSync(defaultMigrationsDir).map((name) => join(defaultMigrationsDir, name)),
  ];
  for (const source of sources) hash.update(source).update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

/** Making a database takes seconds and copying one does not, so tests copy. */
async function findTemplate(): Promise<string> {
  const template = join(tmpdir(), `portfolio-test-template-${templateKey()}`);
  if (existsSync(template)) return template;
  const made = makeFolder();
  await (await startStack({ dataDir: made })).close();
  rmSync(dataPaths(made).secret);
  try {
    renameSync(made, template);
  } catch {
    // A test file beside this one was faster.
    removeFolder(made);
  }
  return template;
}

/** A data folder with an empty database. */
export async function makeDataDir(): Promise<string> {
  const dataDir = makeFolder();
  cpSync(await findTemplate(), dataDir, { recursive: true });
  return dataDir;
}

/** A data folder with an empty database for the test that is running. */
export async function freshDataDir(): Promise<string> {
  const dataDir = await makeDataDir();
  onTestFinished(() => removeFolder(dataDir));
  return dataDir;
}
