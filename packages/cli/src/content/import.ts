import { runCommand, UsageError } from '../command.ts';
import { contentFromFile } from './contentFromFile.ts';
import { saveContent } from './saveContent.ts';

const usage = `Fills the content from a JSON Resume file, and lists everything that it could not use.

  npm run import -- resume.json

Skills, positions, projects and everything else then come from the file. Fields that it doesn't state
are left out, and pages without anything to show are hidden. The site's address, language and accent
stay once they are yours, and so do your pictures. A picture of you that is next to the résumé, or in
it, is saved as files/images/portrait. A copy of everything that is replaced is kept. The resume.json
that your site offers gives the same content back, with your changes.

The content is in packages/data/src/content, or in the folder that PORTFOLIO_CONTENT names.

Exit code: 0 done, 1 the file cannot be imported, 2 the command was used wrongly or could not run.`;

await runCommand({
  script: 'import',
  usage,
  takesFile: true,
  async run({ file }) {
    if (!file) throw new UsageError('Which file? npm run import -- resume.json');
    return saveContent(await contentFromFile(file), file);
  },
});
