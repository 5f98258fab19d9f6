interface ImportMetaEnv {
  /** Address of the hosted Supabase project; empty for the site's own origin. */
  readonly VITE_SUPABASE_URL: string;
  /** The backend's public key. */
  readonly VITE_SUPABASE_ANON_KEY: string;
}

/** Made by `build/pictures/plugin.ts`. */
declare module 'virtual:portrait' {
  /** The photo's forms, as `<picture>` names them; nothing where the portrait is no photo of the site's. */
  export const forms:
    | { src: string; sources: { type: string; srcSet: string }[]; placeholder: string }
    | undefined;
}
