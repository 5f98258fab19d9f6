import type { PageName } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { pageNames } from '@portfolio/data/schema/pages';
import { socialPictureOf } from '@portfolio/data/socialPicture';
import { makeBusinessCard, makeBusinessCardPicture } from './card/makeBusinessCard.tsx';
import { makeFavicon } from './favicon.ts';
import { hasFile } from './fileNames.ts';
import { type Keep, makeAnew } from './keep.ts';
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

/** Draws a file from the content and nothing else; it takes long. */
type Draw = (content: Content) => Promise<Uint8Array>;

/** As large as address books show it, in px. */
const PHOTO_SIZE = 192;

const makeContact: Make = async (content, filesFolder) =>
  makeVCard(content, await portraitJpeg(content.owner.portrait, filesFolder, PHOTO_SIZE));

/** What is made for each page. */
const ofEachPage = <File>(
  nameOf: (page: PageName) => string,
  make: (content: Content, page: PageName) => File,
) =>
  pageNames.map((page): [string, (content: Content) => File] => [
    nameOf(page),
    (content) => make(content, page),
  ]);

const drawnFiles = new Map<string, Draw>([
  ['resume.pdf', (content) => makeResume(content, 'A4')],
  ['resume-letter.pdf', (content) => makeResume(content, 'LETTER')],
  ['business-card.pdf', makeBusinessCard],
  ['business-card.png', makeBusinessCardPicture],
  ...Object.entries(iconFiles).map(([name, shape]): [string, Draw] => [
    name,
    (content) => makeIcon(content, shape),
  ]),
  ...ofEachPage(socialPictureOf, makeSocialPicture),
]);

/** Each file by name, made where this content has it; the site's code links to these names. */
export const generatedFiles: ReadonlyMap<string, Make> = new Map<string, Make>(
  [
    ...drawnFiles,
    ['resume.json', resumeJson] as const,
    ['contact.vcf', makeContact] as const,
    ['favicon.svg', makeFavicon] as const,
    ...ofEachPage((page) => `${page}.md`, pageText),
    ['site.webmanifest', manifest] as const,
    ['sitemap.xml', sitemap] as const,
    ['robots.txt', robots] as const,
    ['llms.txt', llmsText] as const,
  ].map(([name, make]): [string, Make] => [
    name,
    (content, filesFolder) => (hasFile(name, content) ? make(content, filesFolder) : undefined),
  ]),
);

/**
 * Every file that this content has, by name.
 * @param filesFolder holds the pictures that the content names
 * @param keep may know what was drawn of the same content before
 * @throws MissingGlyphsError that lists every text that is drawn and that no font shows
 */
export async function makeFiles(
  content: Content,
  filesFolder: string,
  keep: Keep = makeAnew,
): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  const errors: MissingGlyphsError[] = [];
  for (const [name, make] of generatedFiles) {
    try {
      const draw = hasFile(name, content) && drawnFiles.get(name);
      const file = await (draw
        ? keep(name, content, async (content) => draw(content))
        : make(content, filesFolder));
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
