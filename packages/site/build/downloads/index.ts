import type { PageName } from '../../../data/src/pages.ts';
import type { Content } from '../../../data/src/schema/content.ts';
import { makeBusinessCard, makeBusinessCardPicture } from './card/makeBusinessCard.tsx';
import { makeFavicon } from './favicon.ts';
import { UnshowableTextError } from './pdf/UnshowableTextError.ts';
import { type IconShape, makeIcon } from './picture/makeIcon.tsx';
import { makeSocialPicture } from './picture/makeSocialPicture.tsx';
import { makeResume } from './resume/makeResume.tsx';
import { makeVCard } from './vCard.ts';

type File = Uint8Array | string;

interface Download {
  contentType: string;
  make: (content: Content) => File | Promise<File>;
  /** The address that the owner has set instead. */
  externalUrl?: (content: Content) => string | undefined;
}

const resumeUrl = ({ owner }: Content) => owner.downloads.resumeUrl;
const businessCardUrl = ({ owner }: Content) => owner.downloads.businessCardUrl;

const pageNames: readonly PageName[] = [
  'about',
  'skills',
  'projects',
  'experience',
  'education',
  'contact',
];

/** The name of a page's Open Graph picture. */
export const socialPictureOf = (page: PageName) => `og/${page}.png`;

/** The icons for the web manifest and for home screens, by name. */
export const iconFiles = {
  'icon-192.png': { size: 192, maskable: false },
  'icon-512.png': { size: 512, maskable: false },
  'icon-maskable-512.png': { size: 512, maskable: true },
  // Systems cut this one, too, and would show black where it is transparent.
  'apple-touch-icon.png': { size: 180, maskable: true },
} as const satisfies Record<string, IconShape>;

const pdf = 'application/pdf';
const png = 'image/png';

/** The files made from the content, by name; the site's code links to these names. */
export const downloadFiles: ReadonlyMap<string, Download> = new Map<string, Download>([
  [
    'resume.pdf',
    { contentType: pdf, make: (content) => makeResume(content, 'A4'), externalUrl: resumeUrl },
  ],
  [
    'resume-letter.pdf',
    { contentType: pdf, make: (content) => makeResume(content, 'LETTER'), externalUrl: resumeUrl },
  ],
  ['business-card.pdf', { contentType: pdf, make: makeBusinessCard, externalUrl: businessCardUrl }],
  [
    'business-card.png',
    { contentType: png, make: makeBusinessCardPicture, externalUrl: businessCardUrl },
  ],
  [
    'contact.vcf',
    { contentType: 'text/vcard; charset=utf-8', make: (content) => makeVCard(content) },
  ],
  ['favicon.svg', { contentType: 'image/svg+xml', make: makeFavicon }],
  ...Object.entries(iconFiles).map(([name, shape]): [string, Download] => [
    name,
    { contentType: png, make: (content) => makeIcon(content, shape) },
  ]),
  ...pageNames.map((page): [string, Download] => [
    socialPictureOf(page),
    { contentType: png, make: (content) => makeSocialPicture(content, page) },
  ]),
]);

/**
 * One file, or nothing where the owner has set an address elsewhere or no file has this name.
 * @throws UnshowableTextError if it draws a text that no font shows
 */
export async function makeDownload(name: string, content: Content): Promise<File | undefined> {
  const download = downloadFiles.get(name);
  if (!download || download.externalUrl?.(content)) return undefined;
  return download.make(content);
}

/**
 * All files made from the content, by name.
 * @throws UnshowableTextError that lists every text that is drawn and that no font shows
 */
export async function makeDownloads(content: Content): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  const errors: UnshowableTextError[] = [];
  for (const name of downloadFiles.keys()) {
    try {
      const file = await makeDownload(name, content);
      if (file !== undefined) files.set(name, file);
    } catch (error) {
      if (!(error instanceof UnshowableTextError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) {
    throw new UnshowableTextError(errors.flatMap(({ problems }) => problems));
  }
  return files;
}
