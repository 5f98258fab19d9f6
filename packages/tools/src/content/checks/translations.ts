import { isCaseStudyIn } from '@portfolio/build/content/languages';
import type { Content } from '@portfolio/data/schema/content';
import { differentNumbers, untranslatedIn } from '@portfolio/data/translation/translate';
import { inContent } from '@portfolio/data/validation/contentProblem';
import { enumerate } from '@portfolio/data/values/enumerate';
import { count } from '../../count.ts';
import type { ContentCheck, OwnContent, Problem } from './check.ts';

/** The maximum number of places on a line. The owner sees the others once these are fixed. */
const MAX_NAMED = 8;

/** Finds untranslated texts, and numbers that differ from the first language. */
function problemsIn(
  first: Content,
  { language, translation }: OwnContent['translations'][number],
): Problem[] {
  const caseStudies = translation.content.projects.flatMap(({ caseStudy = '' }) =>
    caseStudy === '' || isCaseStudyIn(caseStudy, language) ? [] : [caseStudy],
  );
  const left = [...caseStudies, ...untranslatedIn(translation)];
  const problems = differentNumbers(first, translation).map(
    ({ path, first, own }): Problem => ({
      path,
      message: `has the numbers ${first.join(', ') || 'none'}, but in "${language}" ${own.join(', ') || 'none'}`,
      fix: 'Correct the one that is wrong.',
    }),
  );
  if (left.length > 0) {
    const message = `${count(left.length, 'text is', 'texts are')} not translated: ${enumerate(left, MAX_NAMED)}`;
    const fix = `Add them to the files in the folder ${language}; until then visitors see the first language.`;
    problems.push({ file: inContent(language), message, fix });
  }
  return problems;
}

/** Finds translations that the site doesn't use. */
const unnamedProblems = (folders: readonly string[], tags: readonly string[]): Problem[] =>
  folders
    .filter((name) => !tags.includes(name))
    .map((name) => ({
      file: inContent(name),
      message: `visitors don't see these texts, because "languages" in site.json doesn't name "${name}"`,
      fix: `Write "languages": ${JSON.stringify([...tags, name])}, or delete the folder.`,
    }));

/** Whether the content is complete in every language of the site. */
export const translations: ContentCheck = {
  title: 'Translations',
  fix: 'Complete the translation.',
  run({ content, translations, translationFolders }) {
    const { language, languages: tags = [language] } = content.site;
    const problems = [
      ...unnamedProblems(translationFolders, tags),
      ...translations.flatMap((each) => problemsIn(content, each)),
    ];
    return {
      problems: problems.map((each) => ({ level: 'warning', ...each })),
      passed: `all texts are there in ${tags.join(', ')}`,
    };
  },
};
