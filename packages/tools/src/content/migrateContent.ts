import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { displayPath } from '@portfolio/build/folders/repository';
import { runCommand } from '../command.ts';
import { migrateFolder } from './migrateFolder.ts';
import { ownersFolders } from './replaceContent.ts';

const usage = `Moves content of an older version forward to the version that this code reads, and lists the changes.

  npm run migrate-content                 the content in content/, or in the folder that
                                          PORTFOLIO_CONTENT names
  npm run migrate-content -- some/folder  the content in that folder

A copy of the previous content is kept. Content that is up to date isn't changed.

Exit code: 0 up to date, 1 the content cannot be moved forward, 2 the command was used wrongly or could
not run.`;

await runCommand({
  script: 'migrate-content',
  usage,
  takesFile: true,
  async run({ file }) {
    if (file) return migrateFolder({ ...ownersFolders, content: resolve(file) });
    // The sample comes with the code.
    return existsSync(ownersFolders.content)
      ? migrateFolder(ownersFolders)
      : `There's no content of your own in ${displayPath(ownersFolders.content)}, so there's nothing to move forward.`;
  },
});
