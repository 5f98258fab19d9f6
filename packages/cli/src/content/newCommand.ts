import { intro, outro } from '@clack/prompts';
import { displayPath } from '@portfolio/backend/folder/paths';
import type { FromResume } from '@portfolio/data/jsonResume/fromResume';
import { loadContent } from '@portfolio/publish/content/readContent';
import { type Command, CommandError, UsageError } from '../command.ts';
import { type Answers, contentFromAnswers, parseAnswers } from './answers.ts';
import { contentFromFile, ownSite, saveContent } from './importCommand.ts';
import { askForAnswers, askForResume, askToReplace } from './prompts.ts';
import { readJson } from './readJson.ts';
import { ownersFolders } from './replaceContent.ts';

const usage = `Replaces the sample's owner with you: asks for the essentials, and empties everything else.

  npm run new
  npm run new -- --answers answers.json   without questions, for scripts

answers.json is an object with the fields name, title, email and about (the first sentences about you),
and, where they apply, city and country (both or neither), code and network (addresses of your
profiles) and url (the site's address):

  { "name": "Ada Byron", "title": "Analyst", "email": "ada@example.com", "about": "I count." }

A copy of what is replaced is kept. The content is in packages/data/src/content, or in the folder that
PORTFOLIO_CONTENT names.

Exit code: 0 done, 1 an answer cannot be used or you stopped, 2 the command was used wrongly or could
not run.`;

const fromAnswers = (answers: Answers): FromResume => ({
  content: contentFromAnswers(answers, new Date().getUTCFullYear()),
  notes: answers.url
    ? []
    : [{ path: 'site.url', message: 'is an example: put your address into site.json' }],
});

async function ask(content: string): Promise<[read: FromResume, from: string]> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new UsageError(
      'npm run new asks questions, and there is no terminal. Give it the answers in a file:\nnpm run new -- --answers answers.json (npm run new -- --help describes it)',
    );
  }
  // A terminal that doesn't know its width reports 0, and each letter would get its own line.
  process.stdout.columns ||= 80;
  intro('A portfolio of your own. Ctrl+C stops, and changes nothing.');
  if (await ownSite(content)) {
    const { owner } = (await loadContent(content)).content;
    await askToReplace(displayPath(content), owner.name);
  }
  let read: FromResume | undefined;
  const file = await askForResume({}, async (named) => {
    try {
      read = await contentFromFile(named, content);
    } catch (error) {
      if (error instanceof CommandError) return error.message;
      throw error;
    }
  });
  if (file !== undefined && read) return [read, file];
  return [fromAnswers(await askForAnswers()), 'your answers'];
}

/** `npm run new`. */
export const newCommand = (folders = ownersFolders()): Command => ({
  script: 'new',
  usage,
  options: { answers: { type: 'string' } },
  async run({ options: { answers: file } }) {
    if (typeof file === 'string') {
      const answers = parseAnswers(await readJson(file), file);
      return saveContent(folders, fromAnswers(answers), file);
    }
    const [read, from] = await ask(folders.content);
    const summary = await saveContent(folders, read, from);
    outro('Done.');
    return summary;
  },
});
