import { repositoryRoot } from '@portfolio/backend/folder/paths';
import { loadEnv } from 'vite';

/** What `.env` may say to the local servers: names, or how they begin. */
const serverVariables = [
  'PORT',
  'HOST',
  'ALLOWED_HOSTS',
  'PORTFOLIO_DATA_DIR',
  'POSTGREST_BIN',
  'SERVICE_WORKER',
];

/** Takes what the `.env` files say to the local servers; what is set already stays. */
export const loadServerVariables = () =>
  Object.assign(process.env, loadEnv('production', repositoryRoot, serverVariables));

const hostedUrl = 'VITE_SUPABASE_URL';

/** The hosted project that the build sends to, if there is one: read as `npm run build` reads it. */
export const readHostedUrl = (root = repositoryRoot): string | undefined =>
  loadEnv('production', root, hostedUrl)[hostedUrl] || undefined;
