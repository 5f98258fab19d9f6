import type { Content } from '@portfolio/data/schema/content';
import { pageNames } from '@portfolio/data/schema/pages';
import type { PageName } from '@portfolio/data/shown/pages';
import { socialPictureOf } from '@portfolio/data/shown/socialPicture';
import { projectsWithStory, storyFiles, storyPath } from '@portfolio/data/shown/stories';
import type { ContentWithStories } from '@portfolio/data/story/story';
import type { Language } from '@portfolio/words';
import { makeBusinessCard, makeBusinessCardPicture } from './card/makeBusinessCard.ts';
import { makeFavicon } from './pictures/favicon.ts';
import { icons, makeIcon } from './pictures/makeIcon.ts';
import { makePreview, makeStoryPreview } from './pictures/makePreview.ts';
import { portraitJpeg } from './pictures/portrait.ts';
import { makeResume, type Report } from './resume/makeResume.ts';
import { robots, sitemap } from './texts/crawlers.ts';
import { llmsText } from './texts/llms.ts';
import { manifest } from './texts/manifest.ts';
import { pageText } from './texts/pageText.ts';
import { resumeJson } from './texts/resumeJson.ts';
import { storyText } from './texts/storyText.ts';
import { MissingGlyphsError, missingGlyphs } from './typst/MissingGlyphsError.ts';
import { makeVCard } from './vCard/vCard.ts';

type File = Uint8Array | string;

/**
 * Makes a file from the content.
 * @param language the site's
 * @param filesFolder holds the pictures that the content names
 */
type Make = (
  content: ContentWithStories,
  language: Language,
  filesFolder: string,
  report?: Report,
) => File | Promise<File>;

/** Files by name; the site's code links to these names. */
type Makers = Record<string, Make>;

/** The size at which address books show the photo, in px. */
const PHOTO_SIZE = 192;

/** Files that aren't made if the owner links to their own elsewhere, by the field with that address. */
const downloads: Record<string, Makers> = {
  resumeUrl: {
    'resume.pdf': (content, language, folder, report) =>
      makeResume(content, language, 'a4', folder, report),
    'resume-letter.pdf': (content, language, folder) =>
      makeResume(content, language, 'us-letter', folder),
  },
  businessCardUrl: {
    'business-card.pdf': makeBusinessCard,
    'business-card.png': makeBusinessCardPicture,
  },
};

const always: Makers = {
  'resume.json': (content, _, folder) => resumeJson(content, folder),
  'contact.vcf': async (content, _, folder) =>
    makeVCard(content, await portraitJpeg(content.owner.portrait, folder, PHOTO_SIZE)),
  'favicon.svg': makeFavicon,
  'site.webmanifest': manifest,
  'sitemap.xml': sitemap,
  'robots.txt': robots,
  'llms.txt': llmsText,
};
for (const [name, shape] of Object.entries(icons))
  always[name] = (content, language) => makeIcon(content, language, shape);

/** The files of a visible page. */
const ofPage = (page: PageName): Makers => ({
  [`${page}.md`]: (content, language) => pageText(content, language, page),
  [socialPictureOf(page)]: (content, language, folder) =>
    makePreview(content, language, page, folder),
});

/** The files of each story. */
function ofStories({ pages, projects }: Partial<Content>): Makers[] {
  if (!pages?.projects || !Array.isArray(projects)) return [];
  const titled = projects.filter((project) => typeof Object(project).title === 'string');
  return projectsWithStory({ pages, projects: titled }).map((project) => {
    const { markdown, picture } = storyFiles(storyPath({ pages }, project));
    return {
      [markdown]: (content, language) => storyText(content, language, project),
      [picture]: (content, language, folder) =>
        makeStoryPreview(content, language, project, folder),
    };
  });
}

/** The functions that make this content's files, by the name of the file. */
function makersFor(content: unknown): Map<string, Make> {
  const { owner, pages } = Object(content);
  const { downloads: linked } = Object(owner);
  const made = Object.entries(downloads).filter(([field]) => !Object(linked)[field]);
  const shown = pageNames.filter((page) => Object(Object(pages)[page]).hidden !== true);
  const all = [
    ...made.map(([, makers]) => makers),
    always,
    ...shown.map(ofPage),
    ...ofStories(Object(content)),
  ];
  return new Map(all.flatMap((makers) => Object.entries(makers)));
}

/**
 * The names of the files that are made from this content, without making them.
 * @param content the values of the owner's files, of any shape
 */
export const fileNames = (content: unknown): string[] => [...makersFor(content).keys()];

/**
 * The file with this name, if this content has it.
 * @param language the site's
 * @param filesFolder holds the pictures that the content names
 */
export const makeFile = (
  name: string,
  content: ContentWithStories,
  language: Language,
  filesFolder: string,
) => makersFor(content).get(name)?.(content, language, filesFolder);

/**
 * Every file that this content has, by name.
 * @param language the site's
 * @param filesFolder holds the pictures that the content names
 * @param report gets a message about each thing that had no room
 * @throws MissingGlyphsError that lists all texts with letters that no font has
 */
export async function makeFiles(
  content: ContentWithStories,
  language: Language,
  filesFolder: string,
  report?: Report,
): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  const missing = new Set<string>();
  for (const [name, make] of makersFor(content)) {
    try {
      files.set(name, await make(content, language, filesFolder, report));
    } catch (error) {
      if (!(error instanceof MissingGlyphsError)) throw error;
      for (const character of error.missing) missing.add(character);
    }
  }
  if (missing.size > 0) throw missingGlyphs(content, [...missing]);
  return files;
}
