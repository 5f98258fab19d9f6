import { runCommand, UsageError } from '../command.ts';
import { saveContent } from '../content/saveContent.ts';
import { contentFrom } from './contentFrom.ts';

const usage = `Fills the content from a source that you have. Nothing is guessed: what has no certain place in the content is
listed, and kept in not-imported.json next to it, which git ignores.

  npm run import -- resume.json                a JSON Resume, also the resume.json of your site
  npm run import -- LinkedInDataExport.zip     LinkedIn's export of your data, or its unpacked folder
  npm run import -- https://github.com/NAME    the public repositories of a GitHub account, or a file
                                               with the answer of api.github.com/users/NAME/repos

The language is the one that "meta": { "locale": "fr" } in a JSON Resume states; otherwise the command asks
for it at a terminal, and says how to set it elsewhere.

From a JSON Resume and from LinkedIn come skills, positions, projects and everything else: they replace the
content. Fields that the source doesn't state are left out, and pages without anything to show are
hidden. The site's address, language and accent stay once they are yours, and so do your pictures. A
picture of you that is next to a résumé, or in it, is saved as files/images/portrait.

LinkedIn's export also holds other people's data. The import opens only the files about you: Profile,
Email Addresses, Positions, Education, Skills, Languages, Certifications, Projects, Courses, Honors,
Publications and Volunteering. It leaves out your street address, date of birth and phone numbers.

Repositories are added to the projects that you have, those with most stars first; forks, private and
empty repositories are left out. Nothing else changes.

Your content is in content/, or in the folder that PORTFOLIO_CONTENT names. A copy of what is
replaced there is kept.

Exit code: 0 done, 1 the source cannot be imported, 2 the command was used wrongly or could not run.`;

await runCommand({
  script: 'import',
  usage,
  takesFile: true,
  async run({ file }) {
    if (!file)
      throw new UsageError(
        'Import what? npm run import -- resume.json (npm run import -- --help lists the sources)',
      );
    const imported = await contentFrom(file);
    return saveContent(imported, imported.origin);
  },
});
