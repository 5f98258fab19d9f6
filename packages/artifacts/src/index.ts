import { type PageName, shownPageNames } from '@portfolio/data/pages';
import { type Content, pageNames } from '@portfolio/data/schema/content';
import { socialPictureOf } from '@portfolio/data/socialPicture';
import { makeBusinessCard, makeBusinessCardPicture } from './card/makeBusinessCard.tsx';
import { makeFavicon } from './favicon.ts';
import { MissingGlyphsError } from './pdf/MissingGlyphsError.ts';
import { iconFiles } from './pictures/iconFiles.ts';
import { makeIcon } from './pictures/makeIcon.tsx';
import { makeSocialPicture } from './pictures/makeSocialPicture.tsx';
import { portraitJpeg } from './pictures/portrait.ts';
import { makeResume } from './resume/makeResume.tsx';
import type { Paper } from './resume/ResumePage.tsx';
import { robots, sitemap } from './texts/crawlers.ts';
import { llmsText } from './texts/llms.ts';
import { manifest } from './texts/manifest.ts';
import { pageText } from './texts/pageText.ts';
import { resumeJson } from './texts/resumeJson.ts';
import { makeVCard } from './vCard.ts';

type File = Uint8Array | string;

/** A file that is made from the content. */
export interface GeneratedFile {
  contentType: string;
  /**
   * Nothing where this content has no such file: the owner has set an address instead, or hides the page.
   * @param filesFolder holds the pictures that the content names
   */
  make: (content: Content, filesFolder: string) => Made | Promise<Made>;
}

type Made = File | undefined;

const resume =
  (paper: Paper): GeneratedFile['make'] =>
  (content) =>
    content.owner.downloads.resumeUrl ? undefined : makeResume(content, paper);

const card =
  (make: (content: Content) => Promise<File>): GeneratedFile['make'] =>
  (content) =>
    content.owner.downloads.businessCardUrl ? undefined : make(content);

/** As large as address books show it, in px. */
const PHOTO_SIZE = 192;

const vCard: GeneratedFile['make'] = async (content, filesFolder) =>
  makeVCard(content, await portraitJpeg(content.owner.portrait, filesFolder, PHOTO_SIZE));

const ofPage =
  (
    page: PageName,
    make: (content: Content, page: PageName) => Made | Promise<Made>,
  ): GeneratedFile['make'] =>
  (content) =>
    shownPageNames(content.pages).includes(page) ? make(content, page) : undefined;

const pdf = 'application/pdf';
const png = 'image/png';
const plainText = 'text/plain; charset=utf-8';

/** Every file made from the content, by name; the site's code links to these names. */
export const generatedFiles: ReadonlyMap<string, GeneratedFile> = new Map<string, GeneratedFile>([
  ['resume.pdf', { contentType: pdf, make: resume('A4') }],
  ['resume-letter.pdf', { contentType: pdf, make: resume('LETTER') }],
  ['resume.json', { contentType: 'application/json', make: resumeJson }],
  ['business-card.pdf', { contentType: pdf, make: card(makeBusinessCard) }],
  ['business-card.png', { contentType: png, make: card(makeBusinessCardPicture) }],
  ['contact.vcf', { contentType: 'text/vcard; charset=utf-8', make: vCard }],
  ['favicon.svg', { contentType: 'image/svg+xml', make: makeFavicon }],
  ...Object.entries(iconFiles).map(([name, shape]): [string, GeneratedFile] => [
    name,
    { contentType: png, make: (content) => makeIcon(content, shape) },
  ]),
  ...pageNames.flatMap((page): [string, GeneratedFile][] => [
    [socialPictureOf(page), { contentType: png, make: ofPage(page, makeSocialPicture) }],
    [`${page}.md`, { contentType: 'text/markdown; charset=utf-8', make: ofPage(page, pageText) }],
  ]),
  ['site.webmanifest', { contentType: 'application/manifest+json', make: manifest }],
  ['sitemap.xml', { contentType: 'application/xml', make: sitemap }],
  ['robots.txt', { contentType: plainText, make: robots }],
  ['llms.txt', { contentType: plainText, make: llmsText }],
]);

/**
 * Every file that this content has, by name.
 * @param filesFolder holds the pictures that the content names
 * @throws MissingGlyphsError that lists every text that is drawn and that no font shows
 */
export async function makeFiles(content: Content, filesFolder: string): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  const errors: MissingGlyphsError[] = [];
  for (const [name, { make }] of generatedFiles) {
    try {
      const file = await make(content, filesFolder);
      if (file !== undefined) files.set(name, file);
    } catch (error) {
      if (!(error instanceof MissingGlyphsError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) {
    throw new MissingGlyphsError(errors.flatMap(({ problems }) => problems));
  }
  return files;
}
