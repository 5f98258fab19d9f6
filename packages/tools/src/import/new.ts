import { existsSync } from 'node:fs';
import { intro, log, outro } from '@clack/prompts';
import { ownersContentFolder } from '@portfolio/build/folders/content';
import { displayPath } from '@portfolio/build/folders/repository';
import { lookNames } from '@portfolio/data/schema/site';
import { includedTags } from '@portfolio/words/included';
import { runCommand, UsageError } from '../command.ts';
import { readJson } from '../content/readJson.ts';
import { saveContent } from '../content/saveContent.ts';
import { type Answers, contentFromAnswers, parseAnswers } from './answers.ts';
import { askForAnswers, confirmOrStop } from './prompts.ts';

const usage = `Begins your own content in place of the sample's: asks for the essentials, and leaves everything else out.

  npm run new
  npm run new -- --answers answers.json   without questions, for scripts

If you have a JSON Resume, or your data from LinkedIn, take npm run import.

answers.json is an object with the fields name, title, email and about (the first sentences about you),
and, where they apply, city, country, code and network (addresses of your
profiles), url (the site's address), language (${includedTags.join(', ')}; English unless set), look
(${lookNames.join(', ')}), form ("off" for none) and editor (true publishes it at /admin/):

  { "name": "Ada Byron", "title": "Analyst", "email": "ada@example.com", "about": "I count." }

Your content is in content/, or in the folder that PORTFOLIO_CONTENT names. A copy of what is
replaced there is kept.

Exit code: 0 done, 1 an answer cannot be used or you stopped, 2 the command was used wrongly or could
not run.`;

async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new UsageError(
      'npm run new asks questions, and there is no terminal. Give it the answers in a file:\nnpm run new -- --answers answers.json (npm run new -- --help describes it)',
    );
  }
  intro('A portfolio of your own. Ctrl+C stops, and changes nothing.');
  log.info('If you have a résumé (JSON Resume, LinkedIn), stop and run npm run import.');
  if (existsSync(ownersContentFolder)) {
    const shown = displayPath(ownersContentFolder);
    await confirmOrStop(`You have content in ${shown}. Replace it? A copy is kept.`);
  }
  return askForAnswers();
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
    const summary = await saveContent(
      contentFromAnswers(await ask()),
      'now comes from your answers',
    );
    outro('Done.');
    return summary;
  },
});
