import type { Git } from './git.ts';
import { mergePackage } from './mergePackage.ts';
import type { Merged, Stage } from './mergeTrees.ts';
import { type Entry, writeText } from './trees.ts';

/** The owner introduces the site in their own words. */
const OWNERS_TEXTS = ['README.md', 'LICENSE'];

/** The decisions of the update itself about files that both sides had changed. */
export interface Resolved {
  /** The files as decided, by path. */
  files: Map<string, Entry>;
  /** The decisions, a line each. */
  notes: string[];
}

const isPackage = (path: string) => /^(packages\/[^/]+\/)?package\.json$/.test(path);

async function resolvePackage(git: Git, path: string, stages: Record<string, Stage | undefined>) {
  const { ours, theirs, base } = stages;
  if (!ours || !theirs) return undefined;
  const read = (stage?: Stage) => (stage ? git.run(['cat-file', 'blob', stage.id]) : '{}');
  const merged = mergePackage(await read(base), await read(ours), await read(theirs));
  if (!merged) return undefined;
  const { text, replaced } = merged;
  const notes = replaced.map((place) => `${path}: the template’s ${place}`);
  return { entry: { mode: ours.mode, id: await writeText(git, text) }, notes };
}

/** Decides the conflicts that have one good answer, and takes them off the list. */
export async function resolveConflicts(git: Git, { conflicts }: Merged): Promise<Resolved> {
  const files: Resolved['files'] = new Map();
  const notes: string[] = [];
  for (const [path, list] of [...conflicts]) {
    const [base, ours, theirs] = ['1', '2', '3'].map((number) =>
      list.find(({ stage }) => stage === number),
    );
    if (path === 'package-lock.json' && theirs) {
      files.set(path, theirs);
      notes.push(`${path}: the template’s; npm install adds your packages`);
    } else if (OWNERS_TEXTS.includes(path) && ours) {
      files.set(path, ours);
      notes.push(`${path}: yours stays; the template’s is in: git show refs/update/latest:${path}`);
    } else if (isPackage(path)) {
      const merged = await resolvePackage(git, path, { base, ours, theirs });
      if (!merged) continue;
      files.set(path, merged.entry);
      notes.push(...merged.notes);
    } else continue;
    conflicts.delete(path);
  }
  return { files, notes };
}
