import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Git } from './git.ts';
import { CONTENT } from './ownersChoices.ts';
import { readRecord } from './record.ts';
import { describeVersion, type Version } from './template.ts';
import { findChanges, readTree } from './trees.ts';

/** The version that the copy was made from, or last updated to. */
export interface Base extends Version {
  /** The evidence for it, for people. */
  how: string;
}

/** A copy has at least this share of its version's files, even if its owner has deleted many. */
const LEAST_SHARED = 0.2;

const isAncestor = async (git: Git, commit: string, of: string) =>
  (await git.ask('merge-base', '--is-ancestor', commit, of)) !== undefined;

/** From an earlier update, or from a common history: whichever is newer. */
async function findKnown(git: Git, theirs: string) {
  const recorded = await readRecord(git);
  if (recorded !== undefined && (await isAncestor(git, theirs, recorded))) {
    return { commit: theirs, how: 'from its last update' };
  }
  const shared = await git.ask('merge-base', 'HEAD', theirs);
  const isUsable = recorded !== undefined && (await isAncestor(git, recorded, theirs));
  if (isUsable && (!shared || (await isAncestor(git, shared, recorded)))) {
    return { commit: recorded, how: 'from its last update' };
  }
  return shared ? { commit: shared, how: 'from the common history' } : undefined;
}

/** The template's commits with the id of each one's tree, newest first. */
const versionsOf = async (git: Git, theirs: string) =>
  (await git.run(['log', '--format=%H %T', theirs]))
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [commit: string, tree: string]);

/** "Use this template" makes one commit of exactly the files that a commit of the template has. */
async function findFirstCommit(git: Git, versions: Awaited<ReturnType<typeof versionsOf>>) {
  const commits = (await git.run(['log', '--max-parents=0', '--format=%T', 'HEAD'])).trim();
  const first = new Set(commits.split('\n'));
  const [commit] = versions.find(([, tree]) => first.has(tree)) ?? [];
  return commit && { commit, how: 'its first commit is that version' };
}

/** How many files differ between the copy and each of these trees, content apart. */
async function countDifferences(git: Git, trees: readonly string[]): Promise<Map<string, number>> {
  const paths = ['--', '.', `:(exclude)${CONTENT}`];
  const args = ['diff-tree', '--stdin', '-r', '--no-renames', '--name-only', ...paths];
  const ours = (await git.run(['rev-parse', 'HEAD^{tree}'])).trim();
  const child = spawn('git', args, { cwd: git.folder, stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end(trees.map((tree) => `${tree} ${ours}\n`).join(''));
  const counts = new Map(trees.map((tree) => [tree, 0]));
  let current = '';
  for await (const line of createInterface({ input: child.stdout })) {
    const [, tree] = /^([0-9a-f]{40,64}) [0-9a-f]{40,64}$/.exec(line) ?? [];
    if (tree) current = tree;
    else counts.set(current, (counts.get(current) ?? 0) + 1);
  }
  return counts;
}

/** The version that the fewest files of the copy differ from, for copies without a history. */
async function findNearest(git: Git, versions: Awaited<ReturnType<typeof versionsOf>>) {
  const counts = await countDifferences(git, [...new Set(versions.map(([, tree]) => tree))]);
  let [nearest = '', nearestTree = ''] = versions[0] ?? [];
  for (const [commit, tree] of versions) {
    // If two are equally near, the older: some of its changes may be there already, but none is
    // left out.
    if ((counts.get(tree) ?? 0) > (counts.get(nearestTree) ?? 0)) continue;
    [nearest, nearestTree] = [commit, tree];
  }
  const files = await readTree(git, nearestTree);
  const changes = [...(await findChanges(git, nearestTree, 'HEAD')).values()];
  const missing = changes.filter((change) => change === 'D').length;
  const equal = files.size - changes.filter((change) => change !== 'A').length;
  if (files.size - missing < files.size * LEAST_SHARED) return undefined;
  return {
    commit: nearest,
    how: `the nearest: ${equal} of its ${files.size} files are the same`,
  };
}

/**
 * Finds the version of the template that the copy was made from, or last updated to.
 * @param named the name on the command line
 * @throws OwnerError when there is no such version
 */
export async function findBase(git: Git, theirs: Version, named?: string): Promise<Base> {
  if (named !== undefined) {
    const commit = await git.ask('rev-parse', '--verify', '--end-of-options', `${named}^{commit}`);
    if (commit) return { ...(await describeVersion(git, commit)), how: 'as you say' };
    throw new OwnerError(`--base: the template has no commit ${named}.`);
  }
  const known = await findKnown(git, theirs.commit);
  const versions = known ? [] : await versionsOf(git, theirs.commit);
  const base =
    known ?? (await findFirstCommit(git, versions)) ?? (await findNearest(git, versions));
  if (base) return { ...(await describeVersion(git, base.commit)), how: base.how };
  throw new OwnerError(
    'This doesn’t look like a copy of that template: most of its files are missing. Check --from, or name the commit that the copy was made from: npm run update -- --base <commit>',
  );
}
