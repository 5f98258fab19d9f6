import { lstatSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OwnerError } from '@portfolio/data/OwnerError';
import { type Git, GitError } from './git.ts';
import type { Plan } from './plan.ts';
import { withoutSecrets } from './template.ts';
import { readTree } from './trees.ts';

const messageFor = ({ target, address, base }: Plan) =>
  `Update the template to ${target.name}\n\nFrom ${withoutSecrets(address)}, ${target.commit}.\nThe version before was ${base.commit}.\n`;

/** git would silently replace files that it ignores, such as `.env`. */
async function checkNothingIsInTheWay(git: Git, { changes, head }: Plan) {
  const tracked = new Set(
    [...(await readTree(git, head)).keys()].map((path) => path.toLowerCase()),
  );
  const inTheWay = [...changes].flatMap(([path, change]) => {
    if (change !== 'A' || tracked.has(path.toLowerCase())) return [];
    return lstatSync(join(git.folder, path), { throwIfNoEntry: false }) ? [path] : [];
  });
  if (inTheWay.length === 0) return;
  throw new OwnerError(
    `The template has files of the same name as yours that git doesn’t keep: move yours, or commit them. Nothing was changed.\n${inTheWay.join('\n')}`,
  );
}

async function commit(git: Git, plan: Plan) {
  const signs = (await git.ask('config', '--type=bool', 'commit.gpgSign')) === 'true';
  const args = ['commit-tree', ...(signs ? ['-S'] : []), '-p', plan.head, '-F', '-', plan.tree];
  const id = (await git.run(args, { input: messageFor(plan) })).trim();
  // The new commit follows the copy's last one, so git only has to move forward to it.
  await git.run(['merge', '--ff-only', '--quiet', id]);
}

/** Leaves the files as after `git merge`: merged, with marks where the owner has to decide, and not committed. */
async function leaveConflicts(git: Git, plan: Plan) {
  await git.run(['read-tree', '-m', '-u', plan.head, plan.tree]);
  const entries = [...plan.conflicts].flatMap(([path, stages]) => [
    `0 ${'0'.repeat(40)}\t${path}\0`,
    ...stages.map(({ mode, id, stage }) => `${mode} ${id} ${stage}\t${path}\0`),
  ]);
  await git.run(['update-index', '-z', '--index-info'], { input: entries.join('') });
  // The text that `git commit` starts with.
  const file = (await git.run(['rev-parse', '--git-path', 'MERGE_MSG'])).trim();
  await writeFile(resolve(git.folder, file), messageFor(plan));
}

/**
 * Changes the copy's files as planned: in one commit, or up to the conflicts.
 * @throws OwnerError when git can't; nothing was changed then
 */
export async function applyPlan(git: Git, plan: Plan): Promise<void> {
  if ((await git.ask('rev-parse', 'HEAD')) !== plan.head) {
    throw new OwnerError('The copy has a new commit since the plan was made: update again.');
  }
  await checkNothingIsInTheWay(git, plan);
  try {
    await (plan.conflicts.size > 0 ? leaveConflicts : commit)(git, plan);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new OwnerError(
      `git couldn’t change the files: ${error.reason}. Your last commit is ${plan.head}.`,
    );
  }
}
