import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publishedAssets } from '@portfolio/build/content/publishedAssets';
import {
  loadContent,
  loadTranslations,
  translationFolders,
} from '@portfolio/build/content/readContent';
import {
  readSiteAddress,
  type SiteAddress,
  siteUrlName,
} from '@portfolio/build/content/siteAddress';
import { contentFolder, filesFolder, isSample } from '@portfolio/build/folders/content';
import { siteFolder } from '@portfolio/build/folders/packages';
import { repositoryRoot } from '@portfolio/build/folders/repository';
import type { ContentProblem } from '@portfolio/data/validation/contentProblem';
import { loadEnv } from 'vite';
import type { OwnContent } from '../../content/checks/check.ts';

/** Everything that the doctor checks. */
export interface Workspace extends OwnContent {
  /** The problems in the content. */
  contentProblems: readonly ContentProblem[];
  /** The files that the build leaves out, as the content doesn't name them. */
  leftOut: readonly string[];
  /** The folder of the built site. */
  distFolder: string;
  /** The folders with the sources of the build. */
  sourceFolders: readonly string[];
  /** The variables that the build reads: `SITE_URL`, and those that start with `VITE_`. */
  variables: Record<string, string>;
}

/**
 * The address at which the site will be published.
 * @throws OwnerError when the address can't be read
 */
export const addressOf = ({ content, variables }: Workspace): SiteAddress =>
  readSiteAddress(variables, content.site.url);

/** This repository, with the variables that `npm run build` and `npm run inbox` read here. */
export async function openWorkspace(): Promise<Workspace> {
  const variables = loadEnv('production', repositoryRoot, ['VITE_', siteUrlName]);
  Object.assign(process.env, loadEnv('production', repositoryRoot, ''));
  const { content, caseStudies, problems } = await loadContent(contentFolder);
  const loaded = problems.length > 0 ? [] : await loadTranslations(contentFolder, content.site);
  const packages = ['words', 'figures', 'data', 'ui', 'site', 'build'];
  return {
    content: { ...content, caseStudies },
    isSample,
    contentProblems: [...problems, ...loaded.flatMap((each) => each.problems)],
    translations: loaded.flatMap(({ language, translation, caseStudies }) =>
      translation ? [{ language, translation, caseStudies }] : [],
    ),
    translationFolders: existsSync(contentFolder) ? translationFolders(contentFolder) : [],
    leftOut: publishedAssets({ ...content, caseStudies }, filesFolder).leftOut,
    distFolder: join(siteFolder, 'dist'),
    sourceFolders: [
      ...packages.map((name) => join(repositoryRoot, 'packages', name, 'src')),
      contentFolder,
    ],
    variables,
    env: process.env,
  };
}
