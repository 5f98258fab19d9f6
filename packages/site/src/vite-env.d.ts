interface ImportMetaEnv {
  /** Address of the hosted Supabase project; empty for the site's own origin. */
  readonly VITE_SUPABASE_URL: string;
  /** The backend's public key. */
  readonly VITE_SUPABASE_ANON_KEY: string;
}

/** Not in every browser (wicg.github.io/netinfo). */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

/**
 * The owner's content as pages need it: each part by its name, and all of it as the default export. Made by
 * `virtualModules.ts` of the package `build`.
 */
declare module 'virtual:content' {
  const content: ReturnType<typeof import('@portfolio/data/shownContent').shownContent>;
  export = content;
}

/** Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content/contactForm' {
  /** The form; nothing where the owner has turned it off. */
  export const ContactForm: typeof import('./contact/ContactForm').ContactForm | undefined;
}

/** Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content/siteLanguages' {
  /** The site's languages, the first one first; none if there is only one. */
  export const siteLanguages: readonly ReturnType<
    typeof import('@portfolio/data/versionOf').versionOf
  >[];
}

/** Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content/storyPaths' {
  /** The paths of the stories, in their order. */
  export const storyPaths: readonly string[];
  /** Their code; nothing where there is none. */
  export const importStories: (() => Promise<typeof import('./pages/story/loadStory')>) | undefined;
}

/** Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content/stories' {
  /** The stories of projects, in their order. */
  export const stories: readonly {
    path: string;
    load: () => Promise<{ default: import('@portfolio/data/story/shownStories').ShownStory }>;
  }[];
}

/** Made by `siteFiles.ts` of the package `build`. */
declare module 'virtual:portrait' {
  /** The photo's forms, as `<picture>` names them; nothing where the portrait is not a photo of the site's. */
  export const forms:
    | { src: string; sources: { type: string; srcSet: string }[]; placeholder: string }
    | undefined;
}
