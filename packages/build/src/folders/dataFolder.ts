import { join, resolve } from 'node:path';
import { repositoryRoot } from './repository.ts';

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
    /** Exists while a process uses the folder. */
    lock: join(dataDir, 'lock'),
    /** Says which process uses the folder. */
    holder: join(dataDir, 'holder.json'),
  };
}
