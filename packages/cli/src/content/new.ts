import { displayPath } from '@portfolio/backend/folder/paths';
import type { FromResume } from '@portfolio/data/jsonResume/fromResume';
import { contentFolder } from '@portfolio/publish/content/folders';
import { loadContent } from '@portfolio/publish/content/readContent';
import { type Answers, contentFromAnswers, parseAnswers } from './answers.ts';
import { askForAnswers, askForResume, askToReplace, greet, sayGoodbye } from './ask.ts';
import { contentFrom, ownSite, putInPlace } from './importResume.ts';
import { CommandProblem, readCommandLine, runCommand, UsageProblem } from './problem.ts';
import { readJson } from './readJson.ts';

const usage = `Replaces the sample's owner by you: asks for the essentials, and empties all else.

  npm run new
  npm run new -- --answers answers.json   without questions, for scripts

answers.json is an object with the fields name, title, email and about (the first sentences about you),
and, where they apply, city and country (both or neither), code and network (addresses of your
profiles) and url (the site's address):

  { "name": "Ada Byron", "title": "Analyst", "email": "ada@example.com", "about": "I count." }

A copy of what is replaced is kept. The content is in packages/data/src/content, or where
PORTFOLIO_CONTENT says.

Exit code: 0 done, 1 an answer cannot be used or you stopped, 2 the command was used wrongly or could
not run.`;

const fromAnswers = (answers: Answers): FromResume => ({
  content: contentFromAnswers(answers, new Date().getUTCFullYear()),
  notes: answers.url
    ? []
    : [{ path: 'site.url', message: 'is an example: put your address into site.json' }],
});

async function ask(): Promise<[content: FromResume, from: string]> {
  // A terminal that does not know its width says 0, and each letter would get a line.
  process.stdout.columns ||= 80;
  greet();
  if (await ownSite(contentFolder)) {
    const { content } = await loadContent(contentFolder);
    await askToReplace(displayPath(contentFolder), content.owner.name);
  }
  let read: FromResume | undefined;
  const file = await askForResume({}, async (named) => {
    try {
      read = await contentFrom(await readJson(named), contentFolder, named);
    } catch (error) {
      if (error instanceof CommandProblem) return error.message;
      throw error;
    }
  });
  if (file !== undefined && read) return [read, file];
  return [fromAnswers(await askForAnswers()), 'your answers'];
}

runCommand(async () => {
  const { help, value, options } = readCommandLine('new', process.argv.slice(2), ['answers']);
  if (help) return console.log(usage);
  if (value) throw new UsageProblem(`npm run new takes no file; did you mean --answers ${value}?`);
  const { answers: file } = options;
  if (file !== undefined) {
    const answers = parseAnswers(await readJson(file), file);
    return console.log(await putInPlace(contentFolder, fromAnswers(answers), file));
  }
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new UsageProblem(
      'npm run new asks questions, and there is no terminal. Give it the answers in a file:\nnpm run new -- --answers answers.json (npm run new -- --help shows what is in it)',
    );
  }
  const [read, from] = await ask();
  const said = await putInPlace(contentFolder, read, from);
  sayGoodbye('Done.');
  console.log(said);
});
