import { setTimeout as delay } from 'node:timers/promises';
import type { Content } from '@portfolio/data/schema/content';
import { loadEnv } from 'vite';
import { contentFolder, repositoryRoot } from './folders.ts';
import { type LoadedContent, loadContent, validContent } from './readContent.ts';
import { readSiteAddress, type SiteAddress, siteUrlName } from './siteAddress.ts';

/** Editors empty a file for a moment before they write to it, in milliseconds. */
const writingMs = 50;

/** The owner's content for everything in one build or development server: read and checked once. */
export interface ContentReader {
  folder: string;
  /** The content, and what is wrong with it. */
  load(): Promise<LoadedContent>;
  /** The same, read again because a file has changed. */
  reload(): Promise<LoadedContent>;
  /**
   * Where the site is published.
   * @throws OwnerError that lists every problem with its file and place
   */
  address(): Promise<SiteAddress>;
  /**
   * The content as it is published: `site.url` is the site's address, wherever that comes from.
   * @throws OwnerError that lists every problem with its file and place
   */
  read(): Promise<Content>;
}

/**
 * @param folder holds the content @default the owner's
 * @param mode which `.env` files are read, as Vite has it @default 'production'
 */
export function createContentReader(folder = contentFolder, mode = 'production'): ContentReader {
  let loaded: Promise<LoadedContent> | undefined;

  const load = () => {
    loaded ??= loadContent(folder);
    return loaded;
  };

  const address = async () => {
    const { site } = validContent(await load());
    return readSiteAddress(loadEnv(mode, repositoryRoot, siteUrlName), site.url);
  };

  return {
    folder,
    load,
    async reload() {
      let next = await loadContent(folder);
      if (next.problems.length > 0) {
        await delay(writingMs);
        next = await loadContent(folder);
      }
      loaded = Promise.resolve(next);
      return next;
    },
    address,
    async read() {
      const content = validContent(await load());
      return { ...content, site: { ...content.site, url: (await address()).url } };
    },
  };
}
