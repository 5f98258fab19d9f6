import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { findFreePort } from '@portfolio/tools/backend/freePort';
import { findHolder } from '@portfolio/tools/backend/lock';
import { mintServiceRoleKey, readSecret } from '@portfolio/tools/backend/token';
import { builtSite } from './builtSite.ts';
import { freshFolder } from './folders.ts';
import { type Program, startScript } from './processes.ts';
import type { Rest } from './rest.ts';

/** A site on an address that stays, however often the process that serves it is started. */
export interface SitePlace {
  url: string;
  /** Starts it as `npm start` does. */
  start(): Program;
}

/** A place for a site on a data folder, for the test that is running. */
export async function makeSitePlace(dataDir: string): Promise<SitePlace> {
  const port = await findFreePort();
  const distDir = builtSite(freshFolder());
  const env = { VITE_SUPABASE_URL: '', PORT: String(port), PORTFOLIO_DATA_DIR: dataDir };
  return {
    url: `http://127.0.0.1:${port}`,
    start: () => startScript('packages/tools/src/serve/start.ts', [distDir], env),
  };
}

/** The PostgREST of the process that uses a data folder, and the owner's key to it. */
export async function restOn(dataDir: string): Promise<Rest> {
  const holder = await findHolder(dataDir);
  if (!holder?.restUrl) throw new Error('No PostgREST runs on the folder.');
  const secret = readSecret(dataPaths(dataDir).secret);
  return { restUrl: holder.restUrl, serviceRoleKey: () => mintServiceRoleKey(secret) };
}
