import { loadEnv } from 'vite';
import { repositoryRoot } from '../folders/repository.ts';

/** The variables that `.env` may set for the local servers: names, or their beginnings. */
const serverVariables = [
  'PORT',
  'HOST',
  'ALLOWED_HOSTS',
  'PORTFOLIO_DATA_DIR',
  'POSTGREST_BIN',
  'SITE_LANGUAGE',
];

/** Sets the local servers' variables from the `.env` files; variables that are already set stay. */
export const loadServerVariables = () =>
  Object.assign(process.env, loadEnv('production', repositoryRoot, serverVariables));

const hostedUrl = 'VITE_SUPABASE_URL';

/** The hosted project that the build sends to, if there is one: read as `npm run build` reads it. */
export const readHostedUrl = (root = repositoryRoot): string | undefined =>
  loadEnv('production', root, hostedUrl)[hostedUrl] || undefined;
