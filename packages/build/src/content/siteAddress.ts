import {
  isOthersSite,
  OTHERS_SITE_RULE,
  SITE_URL_RULE,
  sitePath,
} from '@portfolio/data/schema/siteUrl';
import { canParse } from '@portfolio/data/schema/webHost';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Plugin } from 'vite';
import type { ContentReader } from './contentReader.ts';
import { languageFolder } from './languages.ts';

/** The variable with the site's address. If it isn't set, the content's `site.url` counts. */
export const siteUrlName = 'SITE_URL';

/** The address at which the site is published. */
export interface SiteAddress {
  /** Without a slash at the end: `https://name.github.io/portfolio`. */
  url: string;
  /** The path of `url`, with a slash at both ends: `/portfolio/`, or `/` for the root of a domain. */
  base: string;
}

/**
 * Reads the address at which the site is published from the variable `SITE_URL` or else the content's `site.url`. It may
 * end with a slash.
 * @throws OwnerError that names the variable or the field, its problem and how to fix it
 */
export function readSiteAddress(
  variables: Record<string, string | undefined>,
  contentUrl: string,
): SiteAddress {
  const variable = variables[siteUrlName]?.trim();
  const text = variable || contentUrl;
  const url = text.replace(/\/$/, '');
  const path = sitePath(url);
  const isSite = path !== undefined && canParse(url);
  if (!isSite || isOthersSite(url)) {
    const rule = isSite ? OTHERS_SITE_RULE : SITE_URL_RULE;
    // An address may contain a password, which must not get into logs.
    const shown = text.replace(/\/\/[^/]*@/, '//…@');
    throw new OwnerError(
      `${variable ? siteUrlName : 'site.url (site.json)'} ${rule}; but it is "${shown}".`,
    );
  }
  return { url, base: `${path}/` };
}

/** The variable with the language that `npm run dev` shows. If it isn't set, that is the first one. */
export const siteLanguageName = 'SITE_LANGUAGE';

/** @throws OwnerError if the reader's language isn't one of the site's other languages */
async function checkLanguage({ language, load }: ContentReader) {
  const { content, problems } = await load();
  if (language === undefined || problems.length > 0) return;
  const { languages: [first, ...others] = [] } = content.site;
  if (others.includes(language)) return;
  const rule =
    first === undefined
      ? `needs site.languages (site.json), such as ["en", "${language}"]`
      : `must be ${others.join(' or ')}, or left out for ${first} (site.languages in site.json)`;
  throw new OwnerError(`${siteLanguageName} ${rule}; but it is "${language}".`);
}

/**
 * Sets Vite's `base` to the path of the site's address. The development server has none of it, because it would have
 * to move, with the editor, whenever the owner writes another address.
 */
export function siteAddress(reader: ContentReader): Plugin {
  return {
    name: 'portfolio:site-address',
    async config(_config, { command }) {
      await checkLanguage(reader);
      if (command === 'serve') return { base: `/${languageFolder(reader.language)}` };
      return { base: (await reader.address()).base };
    },
  };
}
