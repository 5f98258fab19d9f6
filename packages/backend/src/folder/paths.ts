import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** The migrations that a hosted project gets too. */
export const defaultMigrationsDir = join(repositoryRoot, 'supabase/migrations');

/** The data folder: `PORTFOLIO_DATA_DIR`, or `.portfolio` at the root of the repository. */
export function dataDirFrom(env: NodeJS.ProcessEnv): string {
  return resolve(repositoryRoot, env.PORTFOLIO_DATA_DIR?.trim() || '.portfolio');
}

/** The contents of a data folder. */
export function dataPaths(dataDir: string) {
  return {
    /** Postgres' own folder. */
    database: join(dataDir, 'db'),
    /** Signs the tokens for PostgREST. */
    secret: join(dataDir, 'jwt-secret'),
    /** Is there while a process uses the folder. */
    lock: join(dataDir, 'lock'),
    /** Which process that is. */
    holder: join(dataDir, 'holder.json'),
  };
}

/** A path as people read it: relative to the repository if it is inside. */
export function displayPath(path: string): string {
  const short = relative(repositoryRoot, path);
  return short === '' || short.startsWith('..') ? path : short;
}
