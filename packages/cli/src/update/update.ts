import { resolve } from 'node:path';
import { repositoryRoot } from '@portfolio/backend/folder/paths';
import { OwnerError } from '@portfolio/data/OwnerError';
import { runCommand } from '../command.ts';
import { confirmOrStop } from '../content/prompts.ts';
import { applyPlan } from './applyPlan.ts';
import { checkCopy } from './checkCopy.ts';
import { formatPlan } from './formatPlan.ts';
import { openGit } from './git.ts';
import { makePlan } from './plan.ts';
import { findTemplate, rememberTemplate } from './template.ts';

const usage = `Brings your copy to the template's newest version. Content, settings, additions and deletions stay.

  npm run update                          shows what would change, asks, then does it
  npm run update -- --from <address>      the template's place: an address or a folder, remembered
                                          as the git remote "template"
  npm run update -- --dry-run             only shows what would change
  npm run update -- --yes                 doesn't ask, for programs

  --to <name>      a branch, tag or commit of the template instead of its main branch
  --base <commit>  the template's commit that your copy was made from, if it can't be found
  --in <folder>    updates the copy in that folder, run from a clone of the template: for copies that
                   don't have this command yet
  --files-only     leaves out npm install, migrate-content, build and doctor, which follow otherwise

The update is one commit on your branch. If you and the template changed the same lines, nothing is
committed, and git status names the files that you have to look at.

Exit code: 0 updated, or nothing to do; 1 not updated, or conflicts are left; 2 the command was used
wrongly or could not run.`;

const textOption = (value: unknown) => (typeof value === 'string' ? value : undefined);

const conflictHelp = `The files are updated and nothing is committed yet: decide about the files above (git status lists them).
Edit each one between the marks <<<<<<< and >>>>>>>, or take one side of it:
    git checkout --ours -- <file>      yours
    git checkout --theirs -- <file>    the template’s
    git rm -- <file>                   none
Then:
    git add --all && git commit
    npm install && npm run migrate-content && npm run build && npm run doctor
To go back to before the update: git reset --hard`;

await runCommand({
  script: 'update',
  usage,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    base: { type: 'string' },
    in: { type: 'string' },
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean', short: 'y' },
    'files-only': { type: 'boolean' },
  },
  async run({ options }) {
    const git = openGit(resolve(textOption(options.in) ?? repositoryRoot));
    await checkCopy(git);
    const address = await findTemplate(git, textOption(options.from));
    const wanted = { to: textOption(options.to), base: textOption(options.base) };
    const plan = await makePlan(git, address, wanted);
    if (!('tree' in plan)) {
      await rememberTemplate(git, address);
      return `Your copy is up to date with the template’s ${plan.name}.`;
    }
    if (options['dry-run']) return `${formatPlan(plan)}\n\nNothing was changed.`;
    console.log(`${formatPlan(plan)}\n`);
    if (!options.yes) {
      if (!process.stdin.isTTY || !process.stdout.isTTY) {
        throw new OwnerError('Nothing was changed: to update without a question, add --yes.');
      }
      await confirmOrStop('Update?', true);
    }
    await applyPlan(git, plan);
    await rememberTemplate(git, address);
    if (plan.conflicts.size > 0) {
      throw new OwnerError(conflictHelp);
    }
    if (!options['files-only']) process.send?.({ updated: git.folder });
    return `Updated to ${plan.target.name}, in one commit. To go back: git reset --hard ${plan.head.slice(0, 10)}`;
  },
});
