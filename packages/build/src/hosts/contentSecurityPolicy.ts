import { createHash } from 'node:crypto';
import type { Content } from '@portfolio/data/schema/content';
import { imagesIn } from '@portfolio/data/validation/images';
import { isRemote } from '@portfolio/data/values/isRemote';

const originsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

/** The other origins from which the pages load images and the map. */
export const remoteOrigins = (content: Content) => ({
  images: originsOf(
    imagesIn(content)
      .map(({ value }) => value)
      .filter(isRemote),
  ),
  frames: originsOf(content.contactMap ? [content.contactMap.embedUrl] : []),
});

/** The sources that all documents have in common. */
export interface SharedSources {
  /** The exact texts of the inline scripts. */
  scripts: readonly string[];
  /** The origin of the hosted Supabase project. Without one, messages go to the site's own origin. */
  backend?: string | undefined;
  /** The origins from which the content loads something. */
  remote: ReturnType<typeof remoteOrigins>;
  /** Whether the site has the editor's page. @default false */
  hasEditor?: boolean | undefined;
}

/** The sources of one document. */
export interface PolicySources extends SharedSources {
  /** The exact texts of the inline style elements. */
  styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

/** The directives of every document of the site. */
const directivesOf = (
  { scripts, backend, remote }: SharedSources,
  styles: Record<`style-src${string}`, readonly string[]>,
) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts.map(hashOf)],
  ...styles,
  'img-src': ["'self'", ...remote.images],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  // The map is also requested outside its frame, which doesn't report whether it loaded
  // (docs/decisions/017-ask-for-the-map-beside-its-frame.md).
  'connect-src': ["'self'", ...(backend ? [backend] : []), ...remote.frames],
  'frame-src': remote.frames,
  // Without JavaScript, the contact form opens the visitor's mail program.
  'form-action': ["'self'", 'mailto:'],
  'base-uri': ["'none'"],
});

/**
 * The Content-Security-Policy of a document. A browser runs and loads nothing that isn't named here. Style attributes are
 * the only exception (docs/decisions/008-allow-inline-style-attributes.md).
 */
export const contentSecurityPolicy = ({ styles, ...shared }: PolicySources) =>
  policyOf(
    directivesOf(shared, {
      'style-src': ["'self'", ...styles.map(hashOf)],
      'style-src-attr': ["'unsafe-inline'"],
    }),
  );

const GITHUB_API = 'https://api.github.com';

/** The editor's page also loads these. It has its fonts in its styles. */
const editorSources = {
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'connect-src': ['blob:', 'data:'],
};

/**
 * The Content-Security-Policy of the editor's page (packages/tools/src/edit).
 * @param files the origin from which it reads the content's files, and where it saves them @default GitHub
 */
export const editorPolicy = (files = GITHUB_API) =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", ...editorSources['img-src']],
    'font-src': ["'self'", ...editorSources['font-src']],
    'connect-src': [files, ...editorSources['connect-src']],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });

/**
 * The Content-Security-Policy in the headers of every answer. Each document also has its own, and browsers apply both.
 * This one allows all inline styles, because each document has others. The hashes of all of them would take half a
 * kilobyte of the first round trip (docs/decisions/048-inline-first-append-the-rest.md). It also
 * allows what the editor's page needs, because hosts would send both policies if that folder had its own.
 */
export function sharedPolicy(sources: SharedSources) {
  const styles = { 'style-src': ["'self'", "'unsafe-inline'"] } as const;
  const directives = Object.entries(directivesOf(sources, styles));
  const more: Record<string, readonly string[]> = sources.hasEditor
    ? { ...editorSources, 'connect-src': [GITHUB_API, ...editorSources['connect-src']] }
    : {};
  return policyOf(
    Object.fromEntries(directives.map(([name, own]) => [name, [...own, ...(more[name] ?? [])]])),
  );
}
