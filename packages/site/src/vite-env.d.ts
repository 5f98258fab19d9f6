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
 * The owner's content, checked against the schemas: each part by its name, and all of it as the default export.
 * Skills in the spotlight have their proficiency and projects; projects have their period, and the colour and label of
 * their category. The parts that aren't in the content are derived from it, in the words of the site's language. Made by
 * `contentModule.ts` of the package `publish`.
 */
declare module 'virtual:content' {
  type Content = import('@portfolio/data/schema/content').Content;
  type Skills = typeof import('@portfolio/data/skillEvidence');
  type Projects = typeof import('@portfolio/data/projects');
  type Pages = ReturnType<typeof import('@portfolio/data/pages').splitDescriptions>;
  type Education = typeof import('@portfolio/data/education');
  const content: Omit<Content, 'spotlight' | 'projects' | 'pages'> & {
    pages: Pages['inWords'];
    /** For programs. */
    pageDescriptions: Pages['descriptions'];
    shownSkillCategories: ReturnType<Skills['shownSkillCategories']>;
    namedSkills: ReturnType<Skills['namedSkills']>;
    projectSquares: ReturnType<Skills['projectSquares']>;
    spotlight: ReturnType<Skills['spotlightSkills']>;
    projects: ReturnType<Projects['shownProjects']>;
    projectChoices: ReturnType<Projects['projectChoices']>;
    /** The category that the page of projects opens with; empty without a project. */
    firstProjectCategory: string;
    /** The words for the projects with a skill, for `skillChoice`. */
    withAnySkill: string;
    /** The owner's best projects. */
    selectedWork: ReturnType<Projects['selectedWorkOf']>;
    newestStory: ReturnType<typeof import('@portfolio/data/story/shownStories').newestStory>;
    ownerFacts: ReturnType<typeof import('@portfolio/data/facts').factsOf>;
    contactDetails: ReturnType<typeof import('@portfolio/data/contactDetails').contactDetails>;
    /** Each language with its level, in a line. */
    spokenLanguages?: string[];
    shownExperience: ReturnType<typeof import('@portfolio/data/experience').shownExperience>;
    shownCertifications: ReturnType<Education['shownCertifications']>;
    shownPublications: ReturnType<Education['shownCredits']>;
    shownAwards: ReturnType<Education['shownCredits']>;
  };
  export = content;
}

/** Made by `contentModule.ts` of the package `publish`. */
declare module 'virtual:content/contactForm' {
  /** The form; nothing where the owner has turned it off. */
  export const ContactForm: typeof import('./contact/ContactForm').ContactForm | undefined;
}

/** Made by `contentModule.ts` of the package `publish`. */
declare module 'virtual:content/siteLanguages' {
  /** The site's languages, the first one first; none if there is only one. */
  export const siteLanguages: readonly {
    /** BCP 47 tag. */
    tag: string;
    /** The language in its own words. */
    name: string;
    /** The path of its part of the site on the host, with a slash at both ends. */
    base: string;
    /** The paths of its documents besides the pages, in the same order in each language. */
    otherPaths: readonly string[];
  }[];
}

/** Made by `contentModule.ts` of the package `publish`. */
declare module 'virtual:content/storyPaths' {
  /** The paths of the stories, in their order. */
  export const storyPaths: readonly string[];
  /** Their code; nothing where there is none. */
  export const importStories: (() => Promise<typeof import('./pages/story/loadStory')>) | undefined;
}

/** Made by `contentModule.ts` of the package `publish`. */
declare module 'virtual:content/stories' {
  /** The stories of projects, in their order. */
  export const stories: readonly {
    path: string;
    load: () => Promise<{ default: import('@portfolio/data/story/shownStories').ShownStory }>;
  }[];
}

/** Made by `siteFiles.ts` of the package `publish`. */
declare module 'virtual:portrait' {
  /** The photo's forms, as `<picture>` names them; nothing where the portrait is not a photo of the site's. */
  export const forms:
    | { src: string; sources: { type: string; srcSet: string }[]; placeholder: string }
    | undefined;
}
