import type { Content } from '@portfolio/data/schema/content';
import { type Translation, translate } from '@portfolio/data/translation/translate';
import type { ContentProblem } from '@portfolio/data/validation/contentProblem';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { inTranslationFile, translatedFile } from './languages.ts';
import type { ReadParts } from './partsOf.ts';

/**
 * The content with the texts of another language, and the problems with these.
 * @param first the content in the first language, valid
 * @param read the files of the other language
 * @param hasFile whether the content has a file of this name, such as `fr/case-studies/drift-watch.md`
 */
export function translateParts(
  first: Content,
  read: readonly ReadParts[],
  language: string,
  hasFile: (name: string) => boolean,
): { translation: Translation; problems: ContentProblem[] } {
  const { content, ...merged } = translate(
    first,
    Object.assign({}, ...read.map(({ parts }) => parts)),
  );
  const projects = content.projects.map((project) => {
    const caseStudy = project.caseStudy && `${language}/${project.caseStudy}`;
    return caseStudy && hasFile(caseStudy) ? { ...project, caseStudy } : project;
  });
  const translation = { ...merged, content: { ...content, projects } };
  const problems = [
    ...read.flatMap((file) => file.problems),
    ...merged.problems.map((each) => ({ ...each, file: translatedFile(each.path, language) })),
  ];
  if (problems.length > 0) return { translation, problems };
  // The first language is valid, so the translation causes all problems that are found now.
  const invalid = validateContent(translation.content);
  return {
    translation,
    problems: invalid.map((each) => inTranslationFile(each, language, translation)),
  };
}
