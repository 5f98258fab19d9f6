import { setTimeout as delay } from 'node:timers/promises';
import type { ContentWithStories } from '@portfolio/data/story/story';
import { loadEnv } from 'vite';
import { contentFolder, repositoryRoot } from './folders.ts';
import { type LoadedContent, loadContent, validContent } from './readContent.ts';
import { readSiteAddress, siteUrlName } from './siteAddress.ts';

/** Editors empty a file for a moment before they write to it, in milliseconds. */
const writingMs = 50;

/** The content of a site. */
export type PublishedContent = ContentWithStories & Required<Pick<ContentWithStories, 'stories'>>;

/** See {@link createContentReader}. */
export type ContentReader = ReturnType<typeof createContentReader>;

/**
 * The owner's content for everything in one build or development server: read and checked once.
 * @param folder holds the content @default the owner's
 * @param mode Vite's mode, which decides which `.env` files are read @default 'production'
 */
export function createContentReader(folder = contentFolder, mode = 'production') {
  let loaded: Promise<LoadedContent> | undefined;

  /** The content and its problems. */
  const load = () => {
    loaded ??= loadContent(folder);
    return loaded;
  };

  /** The same, read again because a file has changed. */
  const reload = async () => {
    let next = await loadContent(folder);
    if (next.problems.length > 0) {
      await delay(writingMs);
      next = await loadContent(folder);
    }
    loaded = Promise.resolve(next);
    return next;
  };

  /**
   * The address at which the site is published.
   * @throws OwnerError that lists every problem with its file and place
   */
  const address = async () => {
    const { site } = validContent(await load());
    return readSiteAddress(loadEnv(mode, repositoryRoot, siteUrlName), site.url);
  };

  /**
   * The content as it is published, with its stories: `site.url` is the site's address, from either source.
   * @throws OwnerError that lists every problem with its file and place
   */
  const read = async (): Promise<PublishedContent> => {
    const loaded = await load();
    const content = validContent(loaded);
    const site = { ...content.site, url: (await address()).url };
    return { ...content, site, stories: loaded.stories };
  };

  return { folder, load, reload, address, read };
}
