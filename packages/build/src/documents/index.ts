import type { ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import { caseStudyFiles, figureDataFile } from '@portfolio/data/shown/caseStudies';
import type { PageName } from '@portfolio/data/shown/pages';
import type { Language } from '@portfolio/words';
import { makeBusinessCard, makeBusinessCardPicture } from './card/makeBusinessCard.ts';
import { type FixedName, type MadeOf, madeOf, pageFiles } from './fileNames.ts';
import { makeFavicon } from './pictures/favicon.ts';
import { icons, makeIcon } from './pictures/makeIcon.ts';
import { makeCaseStudyPreview, makePreview } from './pictures/makePreview.ts';
import { portraitJpeg } from './pictures/portrait.ts';
import { makeResume, type Report } from './resume/makeResume.ts';
import { caseStudyText } from './texts/caseStudyText.ts';
import { robots, sitemap } from './texts/crawlers.ts';
import { figureCsv } from './texts/figureCsv.ts';
import { llmsText } from './texts/llms.ts';
import { manifest } from './texts/manifest.ts';
import { pageText } from './texts/pageText.ts';
import { resumeJson } from './texts/resumeJson.ts';
import { MissingGlyphsError, missingGlyphs } from './typst/MissingGlyphsError.ts';
import { makeVCard } from './vCard/vCard.ts';

type File = Uint8Array | string;

/**
 * Makes a file from the content.
 * @param language the site's
 * @param filesFolder holds the pictures that the content names
 */
type Make = (
  content: ContentWithCaseStudies,
  language: Language,
  filesFolder: string,
  report?: Report,
) => File | Promise<File>;

/** The size at which address books show the photo, in px. */
const PHOTO_SIZE = 192;

const icon =
  (name: keyof typeof icons): Make =>
  (content, language) =>
    makeIcon(content, language, icons[name]);

/** The site's code links to these names. */
const makers: Record<FixedName, Make> = {
  'resume.pdf': (content, language, folder, report) =>
    makeResume(content, language, 'a4', folder, report),
  'resume-letter.pdf': (content, language, folder) =>
    makeResume(content, language, 'us-letter', folder),
  'business-card.pdf': makeBusinessCard,
  'business-card.png': makeBusinessCardPicture,
  'resume.json': (content, _, folder) => resumeJson(content, folder),
  'contact.vcf': async (content, _, folder) =>
    makeVCard(content, await portraitJpeg(content.owner.portrait, folder, PHOTO_SIZE)),
  'favicon.svg': makeFavicon,
  'site.webmanifest': manifest,
  'sitemap.xml': sitemap,
  'robots.txt': robots,
  'llms.txt': llmsText,
  'icon-192.png': icon('icon-192.png'),
  'icon-512.png': icon('icon-512.png'),
  'icon-maskable-512.png': icon('icon-maskable-512.png'),
  'apple-touch-icon.png': icon('apple-touch-icon.png'),
};

/** The files of a visible page. */
function ofPage(page: PageName): [string, Make][] {
  const { markdown, picture } = pageFiles(page);
  return [
    [markdown, (content, language) => pageText(content, language, page)],
    [picture, (content, language, folder) => makePreview(content, language, page, folder)],
  ];
}

/** The files of a case study. */
function ofCaseStudy({ project, path }: MadeOf['caseStudies'][number]): [string, Make][] {
  const { markdown, picture } = caseStudyFiles(path);
  return [
    [markdown, (content, language) => caseStudyText(content, language, project)],
    [
      picture,
      (content, language, folder) => makeCaseStudyPreview(content, language, project, folder),
    ],
    ...(project.figure
      ? [
          [
            figureDataFile(path),
            (content, language) => figureCsv(content, language, project),
          ] satisfies [string, Make],
        ]
      : []),
  ];
}

/** The functions that make this content's files, by the name of the file. */
function makersFor(content: unknown): Map<string, Make> {
  const { fixed, pages, caseStudies } = madeOf(content);
  return new Map([
    ...fixed.map((name): [string, Make] => [name, makers[name]]),
    ...pages.flatMap(ofPage),
    ...caseStudies.flatMap(ofCaseStudy),
  ]);
}

/**
 * The file with this name, if this content has it.
 * @param language the site's
 * @param filesFolder holds the pictures that the content names
 */
export const makeFile = (
  name: string,
  content: ContentWithCaseStudies,
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
  content: ContentWithCaseStudies,
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
