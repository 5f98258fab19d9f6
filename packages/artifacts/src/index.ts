import { pageNames } from '@portfolio/data/schema/pages';
import { socialPictureOf } from '@portfolio/data/socialPicture';
import { storyFiles, storyPath, toldProjects } from '@portfolio/data/stories';
import type { ContentWithStories } from '@portfolio/data/story/story';
import { makeBusinessCard, makeBusinessCardPicture } from './card/makeBusinessCard.ts';
import { makeFavicon } from './favicon.ts';
import { fileNames } from './fileNames.ts';
import { iconFiles } from './pictures/iconFiles.ts';
import { makeIcon } from './pictures/makeIcon.ts';
import { makePreview, makeStoryPreview } from './pictures/makePreview.ts';
import { portraitJpeg } from './pictures/portrait.ts';
import { makeResume, type Tell } from './resume/makeResume.ts';
import { robots, sitemap } from './texts/crawlers.ts';
import { llmsText } from './texts/llms.ts';
import { manifest } from './texts/manifest.ts';
import { pageText } from './texts/pageText.ts';
import { resumeJson } from './texts/resumeJson.ts';
import { storyText } from './texts/storyText.ts';
import { MissingGlyphsError, missingGlyphs } from './typst/MissingGlyphsError.ts';
import { makeVCard } from './vCard.ts';

type File = Uint8Array | string;

/**
 * Makes a file from the content.
 * @param filesFolder holds the pictures that the content names
 */
type Make = (content: ContentWithStories, filesFolder: string, tell?: Tell) => File | Promise<File>;

/** As large as address books show it, in px. */
const PHOTO_SIZE = 192;

const makeContact: Make = async (content, filesFolder) =>
  makeVCard(content, await portraitJpeg(content.owner.portrait, filesFolder, PHOTO_SIZE));

/** Every file made from the content besides its stories, by name; the site's code links to these names. */
const makers = new Map<string, Make>([
  ['resume.pdf', (content, folder, tell) => makeResume(content, 'a4', folder, tell)],
  ['resume-letter.pdf', (content, folder) => makeResume(content, 'us-letter', folder)],
  ['business-card.pdf', makeBusinessCard],
  ['business-card.png', makeBusinessCardPicture],
  ...Object.entries(iconFiles).map(([name, shape]): [string, Make] => [
    name,
    (content) => makeIcon(content, shape),
  ]),
  ...pageNames.map((page): [string, Make] => [
    socialPictureOf(page),
    (content, folder) => makePreview(content, page, folder),
  ]),
  ['resume.json', resumeJson],
  ['contact.vcf', makeContact],
  ['favicon.svg', makeFavicon],
  ...pageNames.map((page): [string, Make] => [`${page}.md`, (content) => pageText(content, page)]),
  ['site.webmanifest', manifest],
  ['sitemap.xml', sitemap],
  ['robots.txt', robots],
  ['llms.txt', llmsText],
]);

/** The files of each story, by name. */
const storyMakers = (content: ContentWithStories) =>
  toldProjects(content).flatMap((project): [string, Make][] => {
    const { markdown, picture } = storyFiles(storyPath(content, project));
    return [
      [markdown, (content) => storyText(content, project)],
      [picture, (content, folder) => makeStoryPreview(content, project, folder)],
    ];
  });

/** What makes the files that this content has ({@link fileNames}). */
export function makersFor(content: ContentWithStories): ReadonlyMap<string, Make> {
  const all = new Map([...makers, ...storyMakers(content)]);
  return new Map(
    fileNames(content).flatMap((name) => {
      const make = all.get(name);
      return make ? [[name, make] as const] : [];
    }),
  );
}

/**
 * Every file that this content has, by name.
 * @param filesFolder holds the pictures that the content names
 * @param tell hears what was left out of a file
 * @throws MissingGlyphsError that lists every text that is drawn and that no font shows
 */
export async function makeFiles(
  content: ContentWithStories,
  filesFolder: string,
  tell?: Tell,
): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  const missing = new Set<string>();
  for (const [name, make] of makersFor(content)) {
    try {
      files.set(name, await make(content, filesFolder, tell));
    } catch (error) {
      if (!(error instanceof MissingGlyphsError)) throw error;
      for (const character of error.missing) missing.add(character);
    }
  }
  if (missing.size > 0) throw missingGlyphs(content, [...missing]);
  return files;
}
