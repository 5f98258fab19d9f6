import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Git, GitError, withTemporaryFolder } from './git.ts';
import { parts, splitAtTab } from './trees.ts';

/** A file as git has it while a conflict isn't resolved: 1 before, 2 the owner's, 3 the template's. */
export interface Stage {
  mode: string;
  id: string;
  stage: '1' | '2' | '3';
}

/** The result of a merge. */
export interface Merged {
  /** The merged tree. If it has conflicts, their marks are in the files. */
  tree: string;
  /** The files about which git can't decide, by path. */
  conflicts: Map<string, Stage[]>;
}

/** git's names for the two sides, which people see in the marks of a conflict. */
const SIDES = { ours: 'update/yours', theirs: 'update/template' };

const NOBODY = {
  GIT_AUTHOR_NAME: 'update',
  GIT_AUTHOR_EMAIL: 'update@localhost',
  GIT_COMMITTER_NAME: 'update',
  GIT_COMMITTER_EMAIL: 'update@localhost',
};

/** A commit of a tree that no branch will contain. git finds the base of a merge only in the history. */
const commitFor = async (git: Git, tree: string, parent?: string) => {
  const args = ['commit-tree', ...(parent ? ['-p', parent] : []), '-m', 'update', tree];
  return (await git.run(args, { env: NOBODY })).trim();
};

function parseMerge(output: string): Merged {
  // The tree, the conflicts' files, and an empty part where messages for people would follow.
  const [tree = '', ...lines] = parts(output);
  const conflicts: Merged['conflicts'] = new Map();
  for (const line of lines.filter(Boolean)) {
    const [info, path] = splitAtTab(line);
    const [mode = '', id = '', stage = ''] = info.split(' ');
    const stages = conflicts.get(path) ?? [];
    conflicts.set(path, [...stages, { mode, id, stage: stage as Stage['stage'] }]);
  }
  return { tree, conflicts };
}

/**
 * Merges three trees in git's database. Neither the index nor any file changes.
 * @param trees ids of trees or commits
 */
export async function mergeTrees(
  git: Git,
  trees: { base: string; ours: string; theirs: string },
): Promise<Merged> {
  const base = await commitFor(git, `${trees.base}^{tree}`);
  const commits = {
    ours: await commitFor(git, `${trees.ours}^{tree}`, base),
    theirs: await commitFor(git, `${trees.theirs}^{tree}`, base),
  };
  return withTemporaryFolder(async (folder) => {
    // Line endings alone are no change, in copies of before .gitattributes said so, too.
    const attributes = join(folder, 'attributes');
    await writeFile(attributes, '* text=auto\n');
    const settings = ['-c', `core.attributesFile=${attributes}`];
    const merge = [...settings, 'merge-tree', '--write-tree', '--no-messages', '-z'];
    try {
      await git.run(['update-ref', `refs/${SIDES.ours}`, commits.ours]);
      await git.run(['update-ref', `refs/${SIDES.theirs}`, commits.theirs]);
      return parseMerge(await git.run([...merge, SIDES.ours, SIDES.theirs]));
    } catch (error) {
      // 1: there are conflicts.
      if (error instanceof GitError && error.code === 1) return parseMerge(error.output);
      throw error;
    } finally {
      for (const side of Object.values(SIDES)) await git.ask('update-ref', '-d', `refs/${side}`);
    }
  });
}
