import { contentFolder } from '@portfolio/publish/content/folders';
import { contentFrom, putInPlace } from './importResume.ts';
import { readCommandLine, runCommand, UsageProblem } from './problem.ts';
import { readJson } from './readJson.ts';

const usage = `Fills the content from a JSON Resume file, and lists what it could not take over.

  npm run import -- resume.json

Skills, positions, projects and all else are then what the file says; what it does not say is left out,
and pages without anything to show are hidden. The site's address, language and accent stay as they
are once they are yours, and so do your pictures. A copy of what is replaced is kept. The resume.json
that your site offers gives the same content back, with what you changed in it.

The content is in packages/data/src/content, or where PORTFOLIO_CONTENT says.

Exit code: 0 done, 1 the file cannot be imported, 2 the command was used wrongly or could not run.`;

runCommand(async () => {
  const { help, value: file } = readCommandLine('import', process.argv.slice(2));
  if (help) return console.log(usage);
  if (!file) throw new UsageProblem('Which file? npm run import -- resume.json');
  const read = await contentFrom(await readJson(file), contentFolder, file);
  console.log(await putInPlace(contentFolder, read, file));
});
