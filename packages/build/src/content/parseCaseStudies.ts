import type { CaseStudyFile } from '@portfolio/data/caseStudy/caseStudy';
import { type MarkdownFile, readMarkdown } from '@portfolio/data/caseStudy/markdown';
import { MarkdownLimitError } from '@portfolio/data/caseStudy/markdownLimits';
import { parseCaseStudy } from '@portfolio/data/caseStudy/parseCaseStudy';
import type { References } from '@portfolio/data/caseStudy/targets';
import type { Content } from '@portfolio/data/schema/content';
import {
  caseStudyPath,
  caseStudyPathOf,
  type ProjectWithCaseStudy,
  projectsWithCaseStudy,
} from '@portfolio/data/shown/caseStudies';
import { shownPageNames } from '@portfolio/data/shown/pages';
import { allProjectsPath, firstChoiceOf, projectAddress } from '@portfolio/data/shown/projects';
import { type ContentProblem, inContent } from '@portfolio/data/validation/contentProblem';
import { slugify } from '@portfolio/data/values/slug';
import { fileNames } from '../documents/fileNames.ts';
import { textOf } from './parseText.ts';

/**
 * The address of each project's case study, or else of its card. A case study that isn't translated calls other projects by their
 * titles in the first language, so those are keys as well.
 */
function addressesOf(
  content: Content,
  originalNames: ReadonlyMap<string, string>,
): References['projects'] {
  const first = firstChoiceOf(content);
  return new Map(
    content.projects.flatMap((project) => {
      const { title } = project;
      const address =
        caseStudyPathOf(content, project) ??
        content.pages.projects.path + projectAddress(project, first);
      return [title, originalNames.get(title) ?? title].map((name) => [slugify(name), address]);
    }),
  );
}

/** The paths of all pages, which case studies may link to. */
const pagePaths = (content: Content): string[] => [
  ...shownPageNames(content.pages).map((name) => content.pages[name].path),
  ...[allProjectsPath(content) ?? []].flat(),
  ...projectsWithCaseStudy(content).map((project) => caseStudyPath(content, project)),
];

/** In bytes. A longer case study would be a book, and its page would take seconds to load. */
const MAX_CASE_STUDY_BYTES = 200_000;

/** A case study and the bytes of its file, or the problem with the file. */
export interface FoundCaseStudy {
  /** The project that names it, or one in its place. */
  project: Pick<ProjectWithCaseStudy, 'title' | 'caseStudy'> & { figure?: unknown };
  found: { bytes: Uint8Array } | { problem: ContentProblem };
}

/** Reads the Markdown of a case study, or says what is wrong with it. */
function markdownOf(name: string, bytes: Uint8Array): MarkdownFile | ContentProblem {
  try {
    if (bytes.length > MAX_CASE_STUDY_BYTES) {
      throw new Error(
        `has ${Math.ceil(bytes.length / 1000)} kB, and a case study may have ${MAX_CASE_STUDY_BYTES / 1000}: shorten it, or tell a part of it as another project's case study`,
      );
    }
    return readMarkdown(textOf(bytes));
  } catch (error) {
    const { message } = error as Error;
    const path = error instanceof MarkdownLimitError ? `line ${error.line}` : name;
    return { file: inContent(name), path, message };
  }
}

/**
 * Parses the case studies of projects.
 * @param content must be valid
 * @param originalNames for a translation, the titles in the first language by the translated ones
 * @returns the case studies by the part of their projects' addresses, and the problems with them
 */
export function parseCaseStudies(
  content: Content,
  caseStudies: readonly FoundCaseStudy[],
  originalNames: ReadonlyMap<string, string> = new Map(),
): { files: Map<string, CaseStudyFile>; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const read = caseStudies.map(({ project, found }) => ({
    project,
    file: 'problem' in found ? found.problem : markdownOf(project.caseStudy, found.bytes),
  }));
  const references = {
    projects: addressesOf(content, originalNames),
    pages: pagePaths(content),
    made: fileNames(content),
    caseStudies: read.map(({ project, file }) => ({
      name: project.caseStudy,
      path: caseStudyPath(content, project),
      findHeading: 'root' in file ? file.findHeading : () => undefined,
    })),
  };
  const files = new Map<string, CaseStudyFile>();
  for (const { project, file } of read) {
    if (!('root' in file)) {
      problems.push(file);
      continue;
    }
    const { title, figure, caseStudy: name } = project;
    const parsed = parseCaseStudy(file, name, { ...references, hasFigure: figure !== undefined });
    files.set(slugify(title), parsed.file);
    for (const { line, message } of parsed.problems)
      problems.push({ file: inContent(name), path: `line ${line}`, message });
  }
  return { files, problems };
}
