import { isStoryIn } from '@portfolio/build/content/languages';
import { differentNumbers, untranslatedIn } from '@portfolio/data/translation/translate';
import { fileOf, inContent } from '@portfolio/data/validation/contentProblem';
import { enumerate } from '@portfolio/data/values/enumerate';
import { missingWords } from '@portfolio/words/languageOf';
import { count } from '../../count.ts';
import type { Check, Problem } from '../facts/check.ts';
import type { Workspace } from '../facts/workspace.ts';
import { content } from './content.ts';

/** The maximum number of places on a line. The owner sees the others once these are fixed. */
const MAX_NAMED = 8;

/** Finds languages for which some or all buttons, months and headings are English. */
async function wordProblems(tag: string): Promise<Problem[]> {
  const missing = await missingWords(tag);
  const file = `packages/words/src/${tag}`;
  if (missing === undefined) {
    const message = `there are no words in "${tag}", so buttons, labels and headings are in English`;
    return [{ level: 'warning', file, message, fix: 'Add that folder: CONTRIBUTING.md says how.' }];
  }
  if (missing.length === 0) return [];
  const message = `the words lack ${enumerate(missing, MAX_NAMED)}: the build fails or shows nothing there`;
  return [{ file, message, fix: 'Add them, as in the folder en.' }];
}

/** Finds untranslated texts, and numbers that differ from the first language. */
function translationProblems(
  workspace: Workspace,
  { language, translation }: Workspace['translations'][number],
) {
  const stories = translation.content.projects.flatMap(({ story = '' }) =>
    story === '' || isStoryIn(story, language) ? [] : [story],
  );
  const left = [...stories, ...untranslatedIn(translation)];
  const own = `the folder ${language}`;
  const problems: Problem[] = differentNumbers(workspace.content, translation).map(
    ({ path, first, own }) => ({
      level: 'warning',
      file: fileOf(path),
      path,
      message: `has the numbers ${first.join(', ') || 'none'}, but in "${language}" ${own.join(', ') || 'none'}`,
      fix: 'Correct the one that is wrong.',
    }),
  );
  if (left.length > 0) {
    const message = `${count(left.length, 'text is', 'texts are')} not translated: ${enumerate(left, MAX_NAMED)}`;
    const fix = `Add them to the files in ${own}; until then visitors see the first language.`;
    problems.push({ level: 'warning', file: inContent(language), message, fix });
  }
  return problems;
}

/** Finds translations that the site doesn't use. */
const unnamedProblems = (folders: readonly string[], tags: readonly string[]): Problem[] =>
  folders
    .filter((name) => !tags.includes(name))
    .map((name) => ({
      level: 'warning',
      file: inContent(name),
      message: `visitors don't see these texts, because "languages" in site.json doesn't name "${name}"`,
      fix: `Write "languages": ${JSON.stringify([...tags, name])}, or delete the folder.`,
    }));

/** Whether every language of the site has words and translated content. */
export const languages: Check = {
  title: 'Languages',
  needs: [content],
  fix: 'Complete the translation.',
  async run(workspace) {
    const { language, languages: tags = [language] } = workspace.content.site;
    const problems = [
      ...(await Promise.all(tags.map(wordProblems))).flat(),
      ...unnamedProblems(workspace.translationFolders, tags),
      ...workspace.translations.flatMap((each) => translationProblems(workspace, each)),
    ];
    return { problems, passed: `${tags.join(', ')}: all words and texts are there` };
  },
};
