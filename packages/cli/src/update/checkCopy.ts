import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import { OwnerError } from '@portfolio/data/OwnerError';
import { checkVersion, type Git } from './git.ts';
import { CONTENT } from './ownersChoices.ts';
import { parts } from './trees.ts';

const NAMED_FILES = 5;

/** Files that git has while a merge or the like isn't finished. */
const UNFINISHED = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
];

async function checkRepository(git: Git) {
  const shown = displayPath(git.folder);
  const prefix = await git.ask('rev-parse', '--show-prefix');
  if (prefix !== '') {
    const found = prefix === undefined ? 'no git repository' : 'a folder inside another repository';
    throw new OwnerError(
      `${shown} is ${found}. Make it one of its own, then update:\ngit init && git add --all && git commit -m "My copy of the template"`,
    );
  }
  if ((await git.ask('rev-parse', '--verify', 'HEAD')) === undefined) {
    throw new OwnerError(
      `${shown} has no commit yet. Make one, then update:\ngit add --all && git commit -m "My copy of the template"`,
    );
  }
}

async function checkNothingIsUnfinished(git: Git) {
  for (const name of UNFINISHED) {
    const path = (await git.run(['rev-parse', '--git-path', name])).trim();
    if (!existsSync(resolve(git.folder, path))) continue;
    throw new OwnerError(
      'A merge, rebase or the like isn’t finished here: git status says how to finish it. Then update.',
    );
  }
}

async function checkNothingIsUncommitted(git: Git) {
  const status = ['status', '--porcelain', '-z', '--no-renames'];
  const output = [
    ...parts(await git.run([...status, '--untracked-files=no'])),
    // Files that migrate-content adds there are committed with the update, and no others may be.
    ...parts(await git.run([...status, '--untracked-files=all', '--', CONTENT])),
  ];
  const files = [...new Set(output.map((line) => line.slice(3)))];
  if (files.length === 0) return;
  const more = files.length > NAMED_FILES ? ` and ${files.length - NAMED_FILES} more` : '';
  throw new OwnerError(
    `Commit your changes first, so that an update can’t touch them: ${files.slice(0, NAMED_FILES).join(', ')}${more}.`,
  );
}

async function checkIdentity(git: Git) {
  if ((await git.ask('var', 'GIT_COMMITTER_IDENT')) !== undefined) return;
  throw new OwnerError(
    'git doesn’t know your name, which each commit has:\ngit config --global user.name "Your Name" && git config --global user.email you@example.com',
  );
}

/**
 * Ensures that an update of this copy can't lose anything.
 * @throws OwnerError that says what to do first
 */
export async function checkCopy(git: Git): Promise<void> {
  await checkVersion(git);
  await checkRepository(git);
  await checkNothingIsUnfinished(git);
  await checkNothingIsUncommitted(git);
  await checkIdentity(git);
}
