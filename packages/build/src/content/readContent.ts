import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { CaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import {
  type Content,
  type ContentFile,
  contentFileNames,
  isOptionalFile,
  withDefaults,
} from '@portfolio/data/schema/content';
import { type Translation, withLanguages } from '@portfolio/data/translation/translate';
import {
  CONTENT_FOLDER,
  type ContentProblem,
  formatContentProblems,
  inContent,
} from '@portfolio/data/validation/contentProblem';
import { fileSizeProblem } from '@portfolio/data/validation/contentSizes';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { portraitProblems } from '../documents/pictures/portrait.ts';
import { NOT_IMPORTED } from '../folders/content.ts';
import { repositoryRoot } from '../folders/repository.ts';
import { otherLanguages } from './languages.ts';
import { partsOf, type ReadParts } from './partsOf.ts';
import { pathProblems } from './pathProblems.ts';
import { namesOfFiles, publishedAssets } from './publishedAssets.ts';
import { readCaseStudies } from './readCaseStudies.ts';
import { readJsonFile } from './readText.ts';
import { translateParts } from './translateParts.ts';

/** Whether a folder has an unknown JSON file, which may be a missing file with a misspelt name. */
const hasUnknownFiles = (folder: string) =>
  readdirSync(folder).some(
    (name) =>
      name.endsWith('.json') && ![...contentFileNames, NOT_IMPORTED].some((file) => file === name),
  );

async function readParts(folder: string, file: ContentFile, language?: string): Promise<ReadParts> {
  const name = language ? `${language}/${file}` : file;
  const shown = inContent(name);
  const unread = (path: string, message: string) => ({
    problems: [{ file: shown, path, message }],
  });
  try {
    const path = join(folder, name);
    const tooLarge = fileSizeProblem(statSync(path).size);
    if (tooLarge) return unread(name, tooLarge);
    return partsOf(file, shown, await readJsonFile(path));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A translation may leave files out. If its folder is a file instead, `unexpectedFiles` reports that.
    if (language && (code === 'ENOENT' || code === 'ENOTDIR')) return { parts: {}, problems: [] };
    if (code === 'ENOENT' && isOptionalFile(file) && !hasUnknownFiles(folder))
      return { parts: {}, problems: [] };
    return unread(name, code === 'ENOENT' ? 'there is no such file' : message);
  }
}

/** Names the files of problems by the folder from which the content was read. */
export const problemsIn = (folder: string, problems: readonly ContentProblem[]) =>
  problems.map(({ file, ...rest }) => ({
    ...rest,
    file: join(relative(repositoryRoot, folder), relative(CONTENT_FOLDER, file)),
  }));

/** The content, and all problems with it. */
export interface LoadedContent {
  /** The content. It is valid only if `problems` is empty. */
  content: Content;
  /** The case studies that the projects name. Empty while the content itself breaks a rule. */
  caseStudies: CaseStudies;
  problems: ContentProblem[];
  /** For another language, how its texts replaced those of the first one. */
  translation?: Translation;
}

const noCaseStudies: CaseStudies = { files: new Map(), sizes: {} };

/**
 * Reads the case studies if there is no problem yet, and checks all files that the content names.
 * @param problems gets the new problems, too
 */
async function readFiles(
  folder: string,
  content: Content,
  problems: ContentProblem[],
  originalNames?: ReadonlyMap<string, string>,
): Promise<CaseStudies> {
  const filesFolder = join(folder, 'files');
  let caseStudies = noCaseStudies;
  if (problems.length === 0) {
    const read = await readCaseStudies(folder, content, originalNames);
    caseStudies = read.caseStudies;
    problems.push(...read.problems);
  }
  const assets = publishedAssets({ ...content, caseStudies }, filesFolder);
  problems.push(
    ...assets.problems,
    ...(await portraitProblems(content.owner?.portrait, filesFolder)),
  );
  if (problems.length === 0) problems.push(...pathProblems(content, assets.places));
  return caseStudies;
}

/**
 * The names of the folders with translations, which hold files with the same names as the content's.
 * @param folder of the content
 */
export const translationFolders = (folder: string): string[] =>
  readdirSync(folder).filter((name) =>
    contentFileNames.some((file) => existsSync(join(folder, name, file))),
  );

/** Why a file in a translation's folder isn't read. Undefined for files such as the owner's notes, which are fine. */
function unexpectedRule(name: string, caseStudies: readonly string[]): string | undefined {
  if (name === 'files')
    return 'is not read, because all languages have the same files: move them to files';
  if (/^[^/]+\.json$/.test(name)) {
    return `isn't a file of the content, which are ${contentFileNames.join(', ')}`;
  }
  return /\/.+\.md$/.test(name)
    ? `isn't the case study of a project, which are ${caseStudies.join(', ') || 'none'}`
    : undefined;
}

/** Reports files in a translation's folder that nobody would read, such as a misspelt one, and a misspelt folder. */
function unexpectedFiles(folder: string, language: string, first: Content): ContentProblem[] {
  const found = readdirSync(folder).find((name) => name.toLowerCase() === language.toLowerCase());
  if (found === undefined) return [];
  const problem = (path: string, message: string) => ({ file: inContent(path), path, message });
  const own = join(folder, found);
  // Some systems find a folder whatever its capitals, and others don't.
  if (found !== language || !statSync(own).isDirectory()) {
    return [problem(found, `must be a folder called ${language}, as in site.languages`)];
  }
  const caseStudies = first.projects.flatMap(({ caseStudy = [] }) => caseStudy);
  const known: readonly string[] = [...contentFileNames, ...caseStudies];
  const unexpected = namesOfFiles(own)
    .map((name) => (name.startsWith('files/') ? 'files' : name.normalize('NFC')))
    .filter((name) => !known.includes(name) && !basename(name).startsWith('.'))
    // The translation of a case study that no project names at present.
    .filter((name) => !name.endsWith('.md') || !existsSync(join(folder, name)));
  return [...new Set(unexpected)].flatMap((name) => {
    const rule = unexpectedRule(name, caseStudies);
    return rule ? [problem(`${language}/${name}`, rule)] : [];
  });
}

/** The content with the texts of another language, which are in the folder with its name. */
async function loadTranslation(
  folder: string,
  language: string,
  first: Content,
): Promise<LoadedContent> {
  const read = await Promise.all(contentFileNames.map((name) => readParts(folder, name, language)));
  const { translation, problems: own } = translateParts(first, read, language, (name) =>
    existsSync(join(folder, name)),
  );
  const { content } = translation;
  const problems = [...unexpectedFiles(folder, language, first), ...own];
  const caseStudies = await readFiles(folder, content, problems, translation.originalNames);
  return {
    content: {
      ...withLanguages(translation, first.site.language),
      site: { ...content.site, language },
    },
    caseStudies,
    problems: problemsIn(folder, problems),
    translation,
  };
}

/**
 * Reads the owner's content and checks it. The files must be valid JSON and match their schemas. The files that they
 * name must exist and be safe to publish. No two pages or files may have the same path.
 * @param folder holds `owner.json` and the others, with pictures in `files`
 * @param language BCP 47 tag of one of the site's other languages @default the first one
 */
export async function loadContent(folder: string, language?: string): Promise<LoadedContent> {
  if (!existsSync(folder)) {
    const file = relative(repositoryRoot, folder);
    const message = 'there is no such folder';
    const problems = [{ file, path: 'PORTFOLIO_CONTENT', message }];
    return { content: {} as Content, caseStudies: noCaseStudies, problems };
  }
  if (language !== undefined) {
    const first = await loadContent(folder);
    return first.problems.length > 0 ? first : loadTranslation(folder, language, first.content);
  }
  const read = await Promise.all(contentFileNames.map((name) => readParts(folder, name)));
  let content: Content = Object.assign({}, ...read.map(({ parts }) => parts));
  const problems = read.flatMap((file) => file.problems);
  let caseStudies = noCaseStudies;
  // Otherwise everything in an unreadable file would be reported as missing, which helps nobody.
  if (read.every(({ parts }) => parts)) {
    problems.push(...validateContent(content));
    if (problems.length === 0) content = withDefaults(content);
    caseStudies = await readFiles(folder, content, problems);
  }
  return { content, caseStudies, problems: problemsIn(folder, problems) };
}

/** The content in each of the site's other languages. */
export const loadTranslations = (folder: string, site: Content['site']) =>
  Promise.all(
    otherLanguages(site).map(async (language) => ({
      language,
      ...(await loadContent(folder, language)),
    })),
  );

/** One message for the owner with all problems of the content. */
export const contentMessage = (problems: readonly ContentProblem[]) =>
  `The content breaks a rule:\n${formatContentProblems(problems)}`;

/**
 * The loaded content, if it is valid.
 * @throws OwnerError that lists every problem with its file and place
 */
export function validContent({ content, problems }: LoadedContent): Content {
  if (problems.length > 0) throw new OwnerError(contentMessage(problems));
  return content;
}
