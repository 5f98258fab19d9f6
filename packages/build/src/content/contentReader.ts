import { setTimeout as delay } from 'node:timers/promises';
import type { ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import { loadEnv } from 'vite';
import { contentFolder } from '../folders/content.ts';
import { repositoryRoot } from '../folders/repository.ts';
import { languageFolder, otherLanguages } from './languages.ts';
import { type LoadedContent, loadContent, validContent } from './readContent.ts';
import { readSiteAddress, type SiteAddress, siteUrlName } from './siteAddress.ts';

/** Editors empty a file for a moment before they write to it. */
const editorWriteMs = 50;

/** The content of a site with its case studies. */
export type PublishedContent = ContentWithCaseStudies &
  Required<Pick<ContentWithCaseStudies, 'caseStudies'>>;

/** See {@link createContentReader}. */
export interface ContentReader {
  folder: string;
  /** One of the site's other languages; undefined for the first one. */
  language: string | undefined;
  load: () => Promise<LoadedContent>;
  reload: () => Promise<LoadedContent>;
  address: () => Promise<SiteAddress>;
  read: () => Promise<PublishedContent>;
  languages: () => Promise<({ content: PublishedContent } & SiteAddress)[]>;
}

/**
 * Reads and checks the owner's content once for everything in one build or development server.
 * @param folder of the content @default the owner's
 * @param mode Vite's mode, which decides which `.env` files are read @default 'production'
 * @param language one of the site's other languages, by its BCP 47 tag @default the first one
 */
export function createContentReader(
  folder = contentFolder,
  mode = 'production',
  language?: string,
): ContentReader {
  let loaded: Promise<LoadedContent> | undefined;

  const load = () => {
    loaded ??= loadContent(folder, language);
    return loaded;
  };

  /** Reads the content again after a file has changed. */
  const reload = async () => {
    let next = await loadContent(folder, language);
    if (next.problems.length > 0) {
      await delay(editorWriteMs);
      next = await loadContent(folder, language);
    }
    loaded = Promise.resolve(next);
    return next;
  };

  /**
   * The address at which the site is published. Another language has its own folder below it.
   * @throws OwnerError that lists every problem with its file and place
   */
  const address = async () => {
    const { site } = validContent(await load());
    const whole = readSiteAddress(loadEnv(mode, repositoryRoot, siteUrlName), site.url);
    const url = language ? `${whole.url}/${language}` : whole.url;
    return { url, base: whole.base + languageFolder(language) };
  };

  /**
   * The content as it is published, with its case studies. `site.url` is the site's address, even if a variable sets it.
   * @throws OwnerError that lists every problem with its file and place
   */
  const read = async (): Promise<PublishedContent> => {
    const loaded = await load();
    const content = validContent(loaded);
    const site = { ...content.site, url: (await address()).url };
    return { ...content, site, caseStudies: loaded.caseStudies };
  };

  /** The content of each language of the site, and where it is published. */
  const languages: ContentReader['languages'] = async () => {
    const { site } = validContent(await load());
    const tags = [undefined, ...otherLanguages(site)];
    return Promise.all(
      tags.map(async (tag) => {
        const reader = tag === language ? own : createContentReader(folder, mode, tag);
        return { content: await reader.read(), ...(await reader.address()) };
      }),
    );
  };

  const own: ContentReader = { folder, language, load, reload, address, read, languages };
  return own;
}
