import { type PageName, shownPageNames } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { pageNames } from '@portfolio/data/schema/pages';
import { socialPictureOf } from '@portfolio/data/socialPicture';
import { makeBusinessCard, makeBusinessCardPicture } from './card/makeBusinessCard.tsx';
import { makeFavicon } from './favicon.ts';
import { MissingGlyphsError } from './pdf/MissingGlyphsError.ts';
import { iconFiles, makeIcon } from './pictures/makeIcon.tsx';
import { makeSocialPicture } from './pictures/makeSocialPicture.tsx';
import { portraitJpeg } from './pictures/portrait.ts';
import { makeResume } from './resume/makeResume.tsx';
import { robots, sitemap } from './texts/crawlers.ts';
import { llmsText } from './texts/llms.ts';
import { manifest } from './texts/manifest.ts';
import { pageText } from './texts/pageText.ts';
import { resumeJson } from './texts/resumeJson.ts';
import { makeVCard } from './vCard.ts';

type File = Uint8Array | string;

/**
 * Makes a file from the content, or nothing where this content has no such file.
 * @param filesFolder holds the pictures that the content names
 */
type Make = (content: Content, filesFolder: string) => File | undefined | Promise<File | undefined>;

/** What the owner keeps at an address elsewhere isn't made. */
const unlessAt =
  (address: 'resumeUrl' | 'businessCardUrl', make: Make): Make =>
  (content, filesFolder) =>
    content.owner.downloads[address] ? undefined : make(content, filesFolder);

/** As large as address books show it, in px. */
const PHOTO_SIZE = 192;

const makeContact: Make = async (content, filesFolder) =>
  makeVCard(content, await portraitJpeg(content.owner.portrait, filesFolder, PHOTO_SIZE));

/** What is made for each page that is shown. */
const ofPage =
  (page: PageName, make: (content: Content, page: PageName) => ReturnType<Make>): Make =>
  (content) =>
    shownPageNames(content.pages).includes(page) ? make(content, page) : undefined;

/** Every file made from the content, by name; the site's code links to these names. */
export const generatedFiles: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['resume.pdf', unlessAt('resumeUrl', (content) => makeResume(content, 'A4'))],
  ['resume-letter.pdf', unlessAt('resumeUrl', (content) => makeResume(content, 'LETTER'))],
  ['resume.json', resumeJson],
  ['business-card.pdf', unlessAt('businessCardUrl', makeBusinessCard)],
  ['business-card.png', unlessAt('businessCardUrl', makeBusinessCardPicture)],
  ['contact.vcf', makeContact],
  ['favicon.svg', makeFavicon],
  ...Object.entries(iconFiles).map(([name, shape]): [string, Make] => [
    name,
    (content) => makeIcon(content, shape),
  ]),
  ...pageNames.flatMap((page): [string, Make][] => [
    [socialPictureOf(page), ofPage(page, makeSocialPicture)],
    [`${page}.md`, ofPage(page, pageText)],
  ]),
  ['site.webmanifest', manifest],
  ['sitemap.xml', sitemap],
  ['robots.txt', robots],
  ['llms.txt', llmsText],
]);

/**
 * Every file that this content has, by name.
 * @param filesFolder holds the pictures that the content names
 * @throws MissingGlyphsError that lists every text that is drawn and that no font shows
 */
export async function makeFiles(content: Content, filesFolder: string): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  const errors: MissingGlyphsError[] = [];
  for (const [name, make] of generatedFiles) {
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
