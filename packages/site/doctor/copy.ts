import { join } from 'node:path';
import type { Content } from '@portfolio/data/schema/content';
import { loadEnv } from 'vite';
import { filesFolder, repositoryRoot, siteFolder } from '../build/folders.ts';
import { loadDotEnv } from '../server/environment.ts';

/** The copy of the portfolio that is examined. */
export interface Copy {
  /** Loads the owner's content; rejects when a file of it cannot be loaded. */
  content(): Promise<Content>;
  /** The pictures that the content names. */
  filesFolder: string;
  /** The built site. */
  distFolder: string;
  /** What the build is made from. */
  sourceFolders: readonly string[];
  /** The variables that the build reads: those that start with `VITE_`. */
  variables: Record<string, string>;
  /** All variables, for the owner's secret key. */
  env: NodeJS.ProcessEnv;
}

/** This repository, with the variables that `npm run build` and `npm run inbox` read here. */
export function openCopy(): Copy {
  // First, because what `.env` sets would otherwise win over `.env.production`.
  const variables = loadEnv('production', repositoryRoot, 'VITE_');
  loadDotEnv(repositoryRoot);
  return {
    content: async () => (await import('@portfolio/data/shippedContent')).shippedContent,
    filesFolder,
    distFolder: join(siteFolder, 'dist'),
    sourceFolders: ['data', 'ui', 'site'].map((name) =>
      join(repositoryRoot, 'packages', name, 'src'),
    ),
    variables,
    env: process.env,
  };
}
