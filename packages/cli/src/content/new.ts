import { intro, outro } from '@clack/prompts';
import { displayPath } from '@portfolio/backend/folder/paths';
import { contentFolder } from '@portfolio/publish/content/folders';
import { loadContent } from '@portfolio/publish/content/readContent';
import { runCommand, UsageError } from '../command.ts';
import { contentFromAnswers, parseAnswers } from './answers.ts';
import { contentFrom, ownSite } from './contentFrom.ts';
import { askForAnswers, askForResume, askToReplace } from './prompts.ts';
import { readJson } from './readJson.ts';
import { saveContent } from './saveContent.ts';

const usage = `Replaces the sample's owner with you: asks for the essentials, and empties everything else.

  npm run new
  npm run new -- --answers answers.json   without questions, for scripts

answers.json is an object with the fields name, title, email and about (the first sentences about you),
and, where they apply, city, country, code and network (addresses of your
profiles), url (the site's address) and language (en, fr, de, es, hi or ar; English unless set):

  { "name": "Ada Byron", "title": "Analyst", "email": "ada@example.com", "about": "I count." }

A copy of the previous content is kept. The content is in packages/data/src/content, or in the folder that
PORTFOLIO_CONTENT names.

Exit code: 0 done, 1 an answer cannot be used or you stopped, 2 the command was used wrongly or could
not run.`;

const FROM_ANSWERS = 'now comes from your answers';

async function ask(): Promise<Parameters<typeof saveContent>> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new UsageError(
      'npm run new asks questions, and there is no terminal. Give it the answers in a file:\nnpm run new -- --answers answers.json (npm run new -- --help describes it)',
    );
  }
  intro('A portfolio of your own. Ctrl+C stops, and changes nothing.');
  if (await ownSite()) {
    const { owner } = (await loadContent(contentFolder)).content;
    await askToReplace(displayPath(contentFolder), owner.name);
  }
  const resume = await askForResume(async (source): Promise<Parameters<typeof saveContent>> => {
    const imported = await contentFrom(source);
    return [imported, imported.origin];
  });
  return resume ?? [contentFromAnswers(await askForAnswers()), FROM_ANSWERS];
}

await runCommand({
  script: 'new',
  usage,
  options: { answers: { type: 'string' } },
  async run({ options: { answers: file } }) {
    if (typeof file === 'string') {
      const answers = parseAnswers(await readJson(file), file);
      return saveContent(contentFromAnswers(answers), `now comes from ${file}`);
    }
    const summary = await saveContent(...(await ask()));
    outro('Done.');
    return summary;
  },
});
