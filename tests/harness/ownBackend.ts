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
