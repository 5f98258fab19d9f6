interface ImportMetaEnv {
  /** Address of the hosted Supabase project; empty for the site's own origin. */
  readonly VITE_SUPABASE_URL: string;
  /** The backend's public key. */
  readonly VITE_SUPABASE_ANON_KEY: string;
}
