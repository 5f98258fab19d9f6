import { enumerate } from '@portfolio/data/values/enumerate';
import { missingWords } from '@portfolio/words/languageOf';
import type { Problem } from '../../content/checks/check.ts';
import type { Check } from '../facts/check.ts';
import { content } from './content.ts';

/** The maximum number of entries on a line. The owner sees the others once these are fixed. */
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
  return [{ file, message }];
}

/** Whether every language of the site has the words of buttons, labels and headings. */
export const languages: Check = {
  title: 'Languages',
  needs: [content],
  fix: 'Add them, as in the folder en.',
  async run(workspace) {
    const { language, languages: tags = [language] } = workspace.content.site;
    const problems = (await Promise.all(tags.map(wordProblems))).flat();
    return { problems, passed: `${tags.join(', ')}: all words are there` };
  },
};
