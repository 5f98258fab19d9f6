import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';

/** What `.env` may say to the local servers. The rest of it `npm run dev` has from Vite. */
export const serverVariables = ['PORT', 'ALLOWED_HOSTS', 'PORTFOLIO_DATA_DIR', 'POSTGREST_BIN'];

/**
 * Loads `.env` at `root`, if there is one; what is set already stays.
 * @param names the variables to load @default all
 */
export function loadDotEnv(root: string, names?: readonly string[]): void {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (names === undefined || names.includes(name)) process.env[name] ??= value;
  }
}

const hostedUrl = 'VITE_SUPABASE_URL';

/** The hosted project that the build sends to, if there is one: read as `npm run build` reads it. */
export const readHostedUrl = (root: string): string | undefined =>
  loadEnv('production', root, hostedUrl)[hostedUrl] || undefined;
