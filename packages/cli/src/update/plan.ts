import { type Base, findBase } from './findBase.ts';
import type { Git } from './git.ts';
import { mergeTrees, type Stage } from './mergeTrees.ts';
import { keepOwnersChoices } from './ownersChoices.ts';
import { RECORD, recordFor } from './record.ts';
import { resolveConflicts } from './resolve.ts';
import { fetchTemplate, type Version } from './template.ts';
import { findChanges, findMoves, readTree, writeText, writeTree } from './trees.ts';

/** The plan of an update. Everything is computed in git's database; no file has changed. */
export interface Plan {
  /** The template's address. */
  address: string;
  base: Base;
  target: Version;
  /** The copy's commit that the plan is for. */
  head: string;
  /** The tree of the copy after the update. */
  tree: string;
  /** The files that change: added (`A`), removed (`D`) or changed (`M`, `T`), by path. */
  changes: Map<string, string>;
  /** Files that both sides had changed, and that fit together. */
  merged: string[];
  /** The files that the owner has to decide about, by path. */
  conflicts: Map<string, Stage[]>;
  /** The decisions of the update itself, a line each. */
  notes: string[];
  ownsContent: boolean;
  staysDeleted: string[];
}

/** The versions on the command line. */
export interface Wanted {
  /** The template's branch, tag or commit. */
  to?: string | undefined;
  /** The commit that the copy was made from. */
  base?: string | undefined;
}

/**
 * Plans an update.
 * @returns the copy's version, if there is nothing to update
 * @throws OwnerError when the template or the copy's version can't be found
 */
export async function makePlan(git: Git, address: string, wanted: Wanted): Promise<Plan | Version> {
  const target = await fetchTemplate(git, address, wanted.to);
  const base = await findBase(git, target, wanted.base);
  if (base.commit === target.commit) return target;
  const head = (await git.run(['rev-parse', 'HEAD'])).trim();

  const ours = await readTree(git, head);
  const choices = keepOwnersChoices(
    { base: await readTree(git, base.commit), ours, theirs: await readTree(git, target.commit) },
    await findMoves(git, base.commit, head),
    await findMoves(git, base.commit, target.commit),
  );
  const trees = {
    base: await writeTree(git, choices.base),
    ours: head,
    theirs: await writeTree(git, choices.theirs),
  };
  const result = await mergeTrees(git, trees);
  const { files, notes } = await resolveConflicts(git, result);
  const record = { mode: '100644', id: await writeText(git, recordFor(target.commit)) };
  const tree = await writeTree(git, new Map([...files, [RECORD, record]]), result.tree);

  const changes = await findChanges(git, head, tree);
  changes.delete(RECORD);
  const own = await findChanges(git, trees.base, head);
  const { conflicts } = result;
  const isNamed = (path: string) =>
    conflicts.has(path) || notes.some((note) => note.startsWith(`${path}: `));
  const isMerged = (path: string) => own.get(path) === 'M' && !isNamed(path);
  const merged = [...changes.keys()].filter(isMerged);
  const { ownsContent, staysDeleted } = choices;
  return {
    address,
    base,
    target,
    head,
    tree,
    changes,
    merged,
    conflicts,
    notes,
    ownsContent,
    staysDeleted,
  };
}
