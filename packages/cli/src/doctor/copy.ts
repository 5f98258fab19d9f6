import { join } from 'node:path';
import type { ContentProblem } from '@portfolio/data/contentProblem';
import type { Content } from '@portfolio/data/schema/content';
import {
  contentFolder,
  filesFolder,
  repositoryRoot,
  siteFolder,
} from '@portfolio/publish/content/folders';
import { loadContent } from '@portfolio/publish/content/readContent';
import {
  readSiteAddress,
  type SiteAddress,
  siteUrlName,
} from '@portfolio/publish/content/siteAddress';
import { loadDotEnv } from '@portfolio/publish/serve/environment';
import { loadEnv } from 'vite';

/** The copy of the portfolio that is examined. */
export interface Copy {
  /** Reads the owner's content, which may break its rules. */
  content(): Promise<Content>;
  /** What is wrong with the content. */
  contentProblems(): Promise<ContentProblem[]>;
  /** The pictures that the content names. */
  filesFolder: string;
  /** The built site. */
  distFolder: string;
  /** What the build is made from. */
  sourceFolders: readonly string[];
  /** The variables that the build reads: `SITE_URL`, and those that start with `VITE_`. */
  variables: Record<string, string>;
  /** All variables, for the owner's secret key. */
  env: NodeJS.ProcessEnv;
}

/**
 * Where the copy is to be published.
 * @throws OwnerError when that cannot be read
 */
export const addressOf = async ({ content, variables }: Copy): Promise<SiteAddress> =>
  readSiteAddress(variables, (await content()).site.url);

/** This repository, with the variables that `npm run build` and `npm run inbox` read here. */
export function openCopy(): Copy {
  // First, because what `.env` sets would otherwise win over `.env.production`.
  const variables = loadEnv('production', repositoryRoot, ['VITE_', siteUrlName]);
  loadDotEnv(repositoryRoot);
  return {
    content: async () => (await loadContent(contentFolder)).content,
    contentProblems: async () => (await loadContent(contentFolder)).problems,
    filesFolder,
    distFolder: join(siteFolder, 'dist'),
    sourceFolders: ['data', 'ui', 'site'].map((name) =>
      join(repositoryRoot, 'packages', name, 'src'),
    ),
    variables,
    env: process.env,
  };
}
