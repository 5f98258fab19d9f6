import { loadEnv } from 'vite';
import { repositoryRoot } from '../folders/repository.ts';

/** The variables that `.env` may set for the local servers. Vite takes each as a prefix of names. */
const serverVariables = [
  'PORT',
  'HOST',
  'ALLOWED_HOSTS',
  'PORTFOLIO_DATA_DIR',
  'POSTGREST_BIN',
  'SITE_LANGUAGE',
];

/** Sets the local servers' variables from the `.env` files. Variables that are already set keep their values. */
export const loadServerVariables = () =>
  Object.assign(process.env, loadEnv('production', repositoryRoot, serverVariables));

const hostedUrl = 'VITE_SUPABASE_URL';

/** The address of the hosted project, if there is one, from the same files as `npm run build` reads. */
export const readHostedUrl = (root = repositoryRoot): string | undefined =>
  loadEnv('production', root, hostedUrl)[hostedUrl] || undefined;
