import {
  fileProblem,
  isSvgName,
  missingFile,
  neverPublished,
  pictureNameProblem,
  portraitNameProblem,
  portraitProblem,
} from '@portfolio/build/content/fileProblem';
import { otherLanguages } from '@portfolio/build/content/languages';
import { type FoundCaseStudy, parseCaseStudies } from '@portfolio/build/content/parseCaseStudies';
import { parseJson } from '@portfolio/build/content/parseText';
import { partsOf, type ReadParts } from '@portfolio/build/content/partsOf';
import { pathProblems } from '@portfolio/build/content/pathProblems';
import { translateParts } from '@portfolio/build/content/translateParts';
import {
  type Content,
  contentFileNames,
  isOptionalFile,
  type StatedContent,
  withDefaults,
} from '@portfolio/data/schema/content';
import { projectsWithCaseStudy } from '@portfolio/data/shown/caseStudies';
import {
  CONTENT_FOLDER,
  type ContentProblem,
  fileOf,
  inContent,
} from '@portfolio/data/validation/contentProblem';
import {
  type LocalFile,
  listedFiles,
  localFiles,
  validateContent,
} from '@portfolio/data/validation/validateContent';
import type { OwnContent } from '../content/checks/check.ts';
import { type Change, type ContentTree, changed } from './contentTree.ts';

const FILES = 'files/';

const PORTRAIT = 'owner.portrait.src';

function partsIn({ texts }: ContentTree): ReadParts[] {
  return contentFileNames.map((file) => {
    const text = texts.get(file);
    const shown = inContent(file);
    if (text !== undefined) return partsOf(file, shown, parseJson(text));
    if (isOptionalFile(file)) return { parts: {}, problems: [] };
    return { problems: [{ file: shown, path: file, message: 'there is no such file' }] };
  });
}

/** The values of all content files that can be read. */
export const valuesOf = (tree: ContentTree): Record<string, unknown> =>
  Object.assign({}, ...partsIn(tree).map(({ parts }) => parts));

const contentOf = (tree: ContentTree) => withDefaults(valuesOf(tree) as StatedContent);

/** The case study of a project, or why there is none. */
function findCaseStudy(
  { texts }: ContentTree,
  name: string,
  path: string,
): FoundCaseStudy['found'] {
  const text = texts.get(name);
  if (text !== undefined) return { bytes: new TextEncoder().encode(text) };
  const message = missingFile(name, CONTENT_FOLDER);
  return { problem: { file: fileOf(path), path, message } };
}

/**
 * The case studies of all projects, with their problems.
 * @param saved names of files; a case study among them has to be right even if no project names it yet
 * @param originalNames for a translation, the titles in the first language by the translated ones
 */
function caseStudiesIn(
  tree: ContentTree,
  content: Content,
  saved: readonly string[] = [],
  originalNames?: ReadonlyMap<string, string>,
) {
  const named = projectsWithCaseStudy(content).map((project): FoundCaseStudy => {
    const path = `projects[${content.projects.indexOf(project)}].caseStudy`;
    return { project, found: findCaseStudy(tree, project.caseStudy, path) };
  });
  const others = saved.filter(
    (name) =>
      /^case-studies\/.*\.md$/.test(name) &&
      !named.some(({ project }) => project.caseStudy === name),
  );
  // A project may name it later, and give it a figure.
  const inOthers = others.map((name) => ({
    project: { title: name, caseStudy: name, figure: {} },
    found: findCaseStudy(tree, name, ''),
  }));
  return parseCaseStudies(content, [...named, ...inOthers], originalNames);
}

/** The problem with a file that the content names, by its name alone. */
function nameProblem({ names }: ContentTree, { path, src }: LocalFile, isPicture: boolean) {
  if (!names.has(FILES + src)) return missingFile(src, inContent('files'));
  if (neverPublished.test(src)) return `${src} must not be published: take it out`;
  if (path === PORTRAIT) return portraitNameProblem(src);
  return isPicture ? pictureNameProblem(src) : undefined;
}

/** The problems in the values, and those in what the values name, which can only be found without the first. */
interface Problems {
  inValues: ContentProblem[];
  inFiles: ContentProblem[];
}

function findProblems(tree: ContentTree, saved: readonly string[] = []): Problems {
  const read = partsIn(tree);
  const inValues = read.flatMap(({ problems }) => problems);
  const stated = valuesOf(tree);
  if (read.every(({ parts }) => parts)) inValues.push(...validateContent(stated));
  if (inValues.length > 0) return { inValues, inFiles: [] };
  const content = withDefaults(stated as StatedContent);
  const { files, problems } = caseStudiesIn(tree, content, saved);
  const inFiles = [...problems];
  const whole = { ...content, caseStudies: { files, sizes: {} } };
  const places = [
    ...localFiles(whole).map((found) => [found, true] as const),
    ...listedFiles(whole).map((found) => [found, false] as const),
  ];
  for (const [found, isPicture] of places) {
    const message = nameProblem(tree, found, isPicture);
    if (message) inFiles.push({ file: found.file, path: found.path, message });
  }
  if (inFiles.length === 0) {
    inFiles.push(
      ...pathProblems(
        content,
        places.map(([found]) => found),
      ),
    );
  }
  return { inValues, inFiles };
}

/** The content in the site's other languages, with the problems in these, which no form has. */
function translationsIn(tree: ContentTree, first: Content) {
  const { names, texts } = tree;
  return otherLanguages(first.site).map((language) => {
    const read = contentFileNames.flatMap((file) => {
      const name = `${language}/${file}`;
      const text = texts.get(name);
      return text === undefined ? [] : [partsOf(file, inContent(name), parseJson(text))];
    });
    const { translation, problems } = translateParts(first, read, language, (name) =>
      names.has(name),
    );
    const { content, originalNames } = translation;
    // The case studies of content that breaks a rule can't be found.
    const isValid = problems.length === 0;
    const parsed = caseStudiesIn(tree, isValid ? content : first, [], originalNames);
    return {
      language,
      translation,
      caseStudies: { files: parsed.files, sizes: {} },
      problems: [
        ...problems,
        ...parsed.problems.filter(({ file }) => file.startsWith(inContent(`${language}/`))),
      ],
    };
  });
}

/**
 * The problems that stop the build, as far as they can be found without reading pictures.
 * @see loadContent for the same rules on a disk
 */
export function problemsIn(tree: ContentTree): ContentProblem[] {
  const { inValues, inFiles } = findProblems(tree);
  if (inValues.length > 0) return inValues;
  const translations = translationsIn(tree, contentOf(tree));
  return [...inFiles, ...translations.flatMap(({ problems }) => problems)];
}

/** Valid content with all that its checks look at. */
export function ownContentOf(tree: ContentTree): OwnContent {
  const content = contentOf(tree);
  const folders = [...tree.texts.keys()].flatMap((name) => {
    const [folder = '', file] = name.split('/');
    return contentFileNames.some((each) => each === file) ? [folder] : [];
  });
  return {
    content: {
      ...content,
      caseStudies: { files: caseStudiesIn(tree, content).files, sizes: {} },
    },
    isSample: false,
    translations: translationsIn(tree, content),
    translationFolders: [...new Set(folders)],
    env: {},
  };
}

/** The content as if it had all files that some changes name: a form's pictures are written after its text was made. */
export function withNamedFiles(tree: ContentTree, changes: readonly Change[]): ContentTree {
  const values = valuesOf(changed(tree, changes));
  const named = [...localFiles(values), ...listedFiles(values)].map(({ src }) => FILES + src);
  return { ...tree, names: new Set([...tree.names, ...named]) };
}

const keyOf = ({ file, path, message }: ContentProblem) => [file, path, message].join('\n');

/**
 * The problem with the bytes of a file.
 * @param values of the content that may name it
 */
function bytesProblem({ name, bytes }: Change, values: Record<string, unknown>): ContentProblem[] {
  if (!bytes || !name.startsWith(FILES)) return [];
  const own = name.slice(FILES.length);
  const isPortrait = localFiles(values).some(({ path, src }) => path === PORTRAIT && src === own);
  const isPicture = isSvgName(own) || !pictureNameProblem(own);
  const message = isPortrait ? portraitProblem(own, bytes) : fileProblem(own, bytes, isPicture);
  return message ? [{ file: inContent(name), path: own, message }] : [];
}

/**
 * The problems for which changes can't be saved: those in the changed files, and those that the changes make elsewhere.
 * Older problems elsewhere stop the build, but not this.
 */
export function problemsAfter(tree: ContentTree, changes: readonly Change[]): ContentProblem[] {
  const own = new Set(changes.map(({ name }) => inContent(name)));
  const before = findProblems(tree);
  const known = new Set([...before.inValues, ...before.inFiles].map(keyOf));
  const isNew = (problem: ContentProblem) => own.has(problem.file) || !known.has(keyOf(problem));
  const written = changes.filter(({ bytes }) => bytes).map(({ name }) => name);
  const changedTree = changed(tree, changes);
  const after = findProblems(changedTree, written);
  // With a problem in the values, nobody looked at the files before.
  const wasLookedAt = before.inValues.length === 0;
  const removed = changes.filter(({ bytes, name }) => !bytes && name.startsWith(FILES));
  // Of a file that this save removes, it isn't news that it isn't there.
  const explained = (problem: ContentProblem) => {
    const src = removed
      .map(({ name }) => name.slice(FILES.length))
      .find((name) => problem.message.startsWith(missingFile(name, inContent('files'))));
    return src ? { ...problem, message: `shows ${src}: take it out there first` } : problem;
  };
  return [
    ...changes.flatMap((change) => bytesProblem(change, valuesOf(changedTree))),
    ...after.inValues.filter(isNew),
    ...after.inFiles
      .filter((problem) => own.has(problem.file) || (wasLookedAt && isNew(problem)))
      .map(explained),
  ];
}
