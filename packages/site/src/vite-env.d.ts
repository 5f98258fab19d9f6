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

/** What each page shows, by its name. Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content' {
  const views: ReturnType<typeof import('@portfolio/data/views/siteViews').siteViews>;
  export = views;
}

/**
 * The owner's whole content, for what only programs read. A build that would give it to browsers fails. Made by
 * `virtualModules.ts` of the package `build`.
 */
declare module 'virtual:content/whole' {
  const content: import('@portfolio/data/schema/content').Content;
  export default content;
}

/** Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content/contactForm' {
  /** The form; undefined if the owner has turned it off. */
  export const ContactForm: typeof import('./contact/ContactForm').ContactForm | undefined;
}

/** Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content/siteLanguages' {
  /** The site's languages, the first one first; empty if there is only one. */
  export const siteLanguages: readonly ReturnType<
    typeof import('@portfolio/data/shown/versionOf').versionOf
  >[];
}

/** Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content/caseStudyPaths' {
  /** The paths of the case studies, in order. */
  export const caseStudyPaths: readonly string[];
  /** Loads the code of the case studies; undefined if there are none. */
  export const importCaseStudies:
    | (() => Promise<typeof import('./pages/caseStudy/loadCaseStudy')>)
    | undefined;
}

/** Made by `virtualModules.ts` of the package `build`. */
declare module 'virtual:content/caseStudies' {
  /** The case studies of projects, in order. */
  export const caseStudies: readonly {
    path: string;
    load: () => Promise<{
      default: import('@portfolio/data/shown/shownCaseStudies').ShownCaseStudy;
    }>;
  }[];
}

/** Made by `siteFiles.ts` of the package `build`. */
declare module 'virtual:portrait' {
  /** The formats of the photo, as `<picture>` names them; undefined if the portrait isn't a photo on this site. */
  export const forms:
    | { src: string; sources: { type: string; srcSet: string }[]; placeholder: string }
    | undefined;
}
