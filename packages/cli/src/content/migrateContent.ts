import { resolve } from 'node:path';
import { contentFolder } from '@portfolio/publish/content/folders';
import { migrateFolder } from './migrate.ts';
import { readCommandLine, runCommand } from './problem.ts';
import { backupsFolder } from './replaceContent.ts';

const usage = `Moves content that was written for an older version of this code forward, and says what it did.

  npm run migrate-content                 the content in packages/data/src/content, or where
                                          PORTFOLIO_CONTENT says
  npm run migrate-content -- some/folder  the content in that folder

A copy of what is replaced is kept. Content that is up to date stays as it is.

Exit code: 0 up to date, 1 the content cannot be moved forward, 2 the command was used wrongly or could
not run.`;

runCommand(async () => {
  const { help, value } = readCommandLine('migrate-content', process.argv.slice(2));
  if (help) return console.log(usage);
  const folder = value === undefined ? contentFolder : resolve(value);
  console.log(await migrateFolder(folder, backupsFolder(process.env)));
});
