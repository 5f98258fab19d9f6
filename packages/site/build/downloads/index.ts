import type { Content } from '../../../data/src/schema/content.ts';
import { makeBusinessCard } from './businessCard.ts';
import { makeFavicon } from './favicon.ts';
import type { Warn } from './printable.ts';
import { makeResume } from './resume.ts';
import { makeVCard } from './vCard.ts';

type File = Uint8Array | string;

interface Download {
  contentType: string;
  make: (content: Content, warn: Warn) => File | Promise<File>;
  /** The address that the owner has set instead. */
  externalUrl?: (content: Content) => string | undefined;
}

/** The files made from the content, by name; the site's code links to these names. */
export const downloadFiles: ReadonlyMap<string, Download> = new Map<string, Download>([
  [
    'resume.pdf',
    {
      contentType: 'application/pdf',
      make: makeResume,
      externalUrl: ({ owner }) => owner.downloads.resumeUrl,
    },
  ],
  [
    'business-card.pdf',
    {
      contentType: 'application/pdf',
      make: makeBusinessCard,
      externalUrl: ({ owner }) => owner.downloads.businessCardUrl,
    },
  ],
  ['contact.vcf', { contentType: 'text/vcard; charset=utf-8', make: makeVCard }],
  ['favicon.svg', { contentType: 'image/svg+xml', make: makeFavicon }],
]);

/** One file, or nothing where the owner has set an address elsewhere or no file has this name. */
export async function makeDownload(
  name: string,
  content: Content,
  warn: Warn = console.warn,
): Promise<File | undefined> {
  const download = downloadFiles.get(name);
  if (!download || download.externalUrl?.(content)) return undefined;
  return download.make(content, warn);
}

/**
 * All files made from the content, by name.
 * @param warn takes a line for each text that a file cannot show in full
 */
export async function makeDownloads(
  content: Content,
  warn: Warn = console.warn,
): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const name of downloadFiles.keys()) {
    const file = await makeDownload(name, content, warn);
    if (file !== undefined) files.set(name, file);
  }
  return files;
}
