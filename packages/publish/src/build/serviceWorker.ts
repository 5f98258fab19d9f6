import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { downloadFiles } from '@portfolio/data/downloads';
import { legalPages } from '@portfolio/data/legal';
import { shownPageNames } from '@portfolio/data/pages';
import { allProjectsPath } from '@portfolio/data/projects';
import { storyPath, toldProjects } from '@portfolio/data/stories';
import { localFiles, ownAddresses } from '@portfolio/data/validateContent';
import { bundleRemoval, bundleWorker } from '@portfolio/service-worker/bundle';
import {
  addressOf,
  type BuiltNames,
  precachedFiles,
} from '@portfolio/service-worker/precachedFiles';
import type { Plugin, ResolvedConfig } from 'vite';
import type { ContentReader, PublishedContent } from '../content/contentReader.ts';
import {
  hashedFiles,
  offlineFile,
  removalFile,
  serviceWorkerFile,
  workshopPath,
} from '../hosts/hostFiles.ts';
import { htmlFile } from './builtPaths.ts';
import { readSwitch } from './switches.ts';
import { writeNew } from './writeNew.ts';

/**
 * Whether visitors' browsers keep the site for offline use: the variable `SERVICE_WORKER`.
 * @param mode Vite's mode, which decides which `.env` files are read
 * @throws OwnerError when it is neither true nor false
 */
export const hasServiceWorker = (mode: string) => readSwitch('SERVICE_WORKER', mode, true);

/** The files of a finished build that visitors' browsers keep, by name. */
function namesIn(folder: string, content: PublishedContent): BuiltNames {
  const { pages, owner } = content;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll(sep, '/'));
  const paths = shownPageNames(pages).map((name) => pages[name].path);
  const stories = toldProjects(content).map((project) => storyPath(content, project));
  const own = [...localFiles(content), ...ownAddresses(content)].map(({ src }) => src);
  const shown = new Set([...own, ...Object.values(downloadFiles(owner))]);
  const allProjects = allProjectsPath(content);
  const legal = legalPages(content.site).map(({ path }) => path);
  return {
    pages: [...paths, ...stories, ...(allProjects ? [allProjects] : []), ...legal]
      .map(htmlFile)
      .concat(offlineFile),
    hashed: names.filter((name) => name.startsWith(hashedFiles)),
    shown: names.filter((name) => shown.has(name)),
  };
}

/**
 * Writes the service worker for the finished folder, and next to it the one that removes it from visitors'
 * browsers. If the owner has turned it off, both are the latter (docs/deploying.md).
 */
export function serviceWorker(reader: ContentReader): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:service-worker',
    apply: 'build',
    config: ({ base }, { mode }) => ({
      define: {
        'import.meta.env.SERVICE_WORKER': JSON.stringify(
          hasServiceWorker(mode) ? base + serviceWorkerFile : '',
        ),
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    async buildApp() {
      const folder = resolve(config.root, config.build.outDir);
      const removal = await bundleRemoval();
      await writeNew(folder, removalFile, removal);
      if (!hasServiceWorker(config.mode)) {
        // Nobody else shows it.
        await rm(join(folder, offlineFile), { force: true });
        return writeNew(folder, serviceWorkerFile, removal);
      }
      const worker = await bundleWorker({
        ...precachedFiles(folder, namesIn(folder, await reader.read())),
        offlinePage: addressOf(offlineFile),
        hashedFiles,
        workshop: workshopPath,
      });
      await writeNew(folder, serviceWorkerFile, worker);
    },
  };
}
