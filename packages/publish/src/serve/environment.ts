import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The files that `vite build` reads, the strongest last. */
const viteFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

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

/** The hosted project that the build sends to, if it names one: read as Vite reads it. */
export function readHostedUrl(root: string, env: NodeJS.ProcessEnv): string | undefined {
  const files = viteFiles.map((name) => join(root, name)).filter((file) => existsSync(file));
  const merged = Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))));
  return env.VITE_SUPABASE_URL ?? (merged.VITE_SUPABASE_URL || undefined);
}
