/**
 * Variables that keep a run on the backend of this machine: set and empty, they win over an owner's
 * `.env`, whose hosted project must neither get test messages nor be asked for its own.
 */
export const OWN_BACKEND = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  SUPABASE_URL: '',
  SUPABASE_SERVICE_ROLE_KEY: '',
};

/** Builds the site that is tested for the root of a domain, wherever the owner publishes theirs. */
export const AT_ROOT = { SITE_URL: 'https://portfolio.example.com' };
