import { join } from 'node:path';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import { SITE_URL_RULE, sitePath } from '@portfolio/data/siteUrl';
import { loadEnv, normalizePath, type Plugin } from 'vite';
import { contentFolder, repositoryRoot } from './folders.ts';
import { loadContent, readContent } from './readContent.ts';

/** The variable that says where the site is published; without it, the content's `site.url` does. */
export const siteUrlName = 'SITE_URL';

/** Where the site is published. */
export interface SiteAddress {
  /** Without a slash at the end: `https://name.github.io/portfolio`. */
  url: string;
  /** The path of `url`, with a slash at both ends: `/portfolio/`, or `/` for the root of a domain. */
  base: string;
}

/**
 * Where the site is published: the variable `SITE_URL`, or where that is not set the content's
 * `site.url`. One slash at the end is forgiven.
 * @throws OwnerError that names the variable or the field, what is wrong with it and how to mend it
 */
export function readSiteAddress(
  variables: Record<string, string | undefined>,
  contentUrl: string,
): SiteAddress {
  const variable = variables[siteUrlName]?.trim();
  const text = variable || contentUrl;
  const url = text.replace(/\/$/, '');
  const path = sitePath(url);
  if (path === undefined || !URL.canParse(url)) {
    // An address may hold a password, which no log should get.
    const shown = text.replace(/\/\/[^/]*@/, '//…@');
    throw new OwnerError(
      `${variable ? siteUrlName : 'site.url (site.json)'} ${SITE_URL_RULE}; but it is "${shown}".`,
    );
  }
  return { url, base: `${path}/` };
}

const addressOf = ({ site }: Content, mode: string) =>
  readSiteAddress(loadEnv(mode, repositoryRoot, siteUrlName), site.url);

/**
 * The owner's content as it is published: `site.url` is the site's address, wherever that comes from.
 * @param mode which `.env` files are read, as Vite has it
 * @throws OwnerError that lists every problem with its file and place
 */
export async function readPublishedContent(folder: string, mode: string): Promise<Content> {
  const content = await readContent(folder);
  return { ...content, site: { ...content.site, url: addressOf(content, mode).url } };
}

const siteFile = normalizePath(join(contentFolder, 'site.json'));

/** Builds for the site's address: its path is Vite's `base`, and the code finds it in `site.url`. */
export function siteAddress(): Plugin {
  let address: SiteAddress;
  return {
    name: 'portfolio:site-address',
    enforce: 'pre',
    async config(_config, { mode, command }) {
      // `npm run dev` shows what is wrong, and starts again when it no longer is.
      const isToBeMended =
        command === 'serve' && (await loadContent(contentFolder)).problems.length > 0;
      address = isToBeMended
        ? { url: 'http://localhost', base: '/' }
        : addressOf(await readContent(contentFolder), mode);
      return { base: address.base };
    },
    transform: {
      filter: { id: /\/site\.json$/ },
      handler(code, id) {
        if (id !== siteFile) return;
        const file = JSON.parse(code);
        file.site.url = address.url;
        return JSON.stringify(file);
      },
    },
  };
}
