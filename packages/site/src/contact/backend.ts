const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = import.meta.env;

/**
 * Where messages go, as set at build (`build/backendVariables.ts`): the hosted project, or the site's
 * own origin, where the embedded backend answers.
 */
export const backend = () => ({
  url: VITE_SUPABASE_URL || window.location.origin,
  anonKey: VITE_SUPABASE_ANON_KEY,
});
