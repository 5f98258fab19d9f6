import { setTimeout as delay } from 'node:timers/promises';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import { loadEnv } from 'vite';
import { contentFolder, repositoryRoot } from './folders.ts';
import { contentMessage, type LoadedContent, loadContent } from './readContent.ts';
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
   * @param mode which `.env` files are read, as Vite has it
   * @throws OwnerError that lists every problem with its file and place
   */
  address(mode: string): Promise<SiteAddress>;
  /**
   * The content as it is published: `site.url` is the site's address, wherever that comes from.
   * @param mode see {@link ContentReader.address}
   * @throws OwnerError that lists every problem with its file and place
   */
  read(mode: string): Promise<Content>;
}

/** @param folder holds the content, the owner's unless given */
export function createContentReader(folder = contentFolder): ContentReader {
  let loaded: Promise<LoadedContent> | undefined;

  const load = () => {
    loaded ??= loadContent(folder);
    return loaded;
  };

  const valid = async () => {
    const { content, problems } = await load();
    if (problems.length > 0) throw new OwnerError(contentMessage(problems));
    return content;
  };

  const address = async (mode: string) =>
    readSiteAddress(loadEnv(mode, repositoryRoot, siteUrlName), (await valid()).site.url);

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
    async read(mode) {
      const content = await valid();
      return { ...content, site: { ...content.site, url: (await address(mode)).url } };
    },
  };
}
