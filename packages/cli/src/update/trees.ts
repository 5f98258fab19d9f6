import { join } from 'node:path';
import { type Git, withTemporaryFolder } from './git.ts';

/** A file of a version: its kind and rights, and the id of its content. */
export interface Entry {
  mode: string;
  id: string;
}

/** All files of a version, by path. */
export type Tree = ReadonlyMap<string, Entry>;

/** A moved file: its old path, its new path, and whether nothing else changed. */
export interface Move {
  from: string;
  to: string;
  isExact: boolean;
}

/** The parts that git ends with NUL. */
export const parts = (output: string): string[] => output.split('\0').slice(0, -1);

/** git's facts about a file, and its path, which may contain tabs. */
export function splitAtTab(line: string): [info: string, path: string] {
  const tab = line.indexOf('\t');
  return [line.slice(0, tab), line.slice(tab + 1)];
}

/** The files of a commit or tree. */
export async function readTree(git: Git, treeish: string): Promise<Tree> {
  const lines = parts(await git.run(['ls-tree', '-r', '-z', '--full-tree', treeish]));
  return new Map(
    lines.map((line): [string, Entry] => {
      const [info, path] = splitAtTab(line);
      const [mode = '', , id = ''] = info.split(' ');
      return [path, { mode, id }];
    }),
  );
}

/**
 * Writes a tree into git's database, and returns its id. No file and no index changes.
 * @param from the tree to start with; an empty one by default
 * @param changes the new files by path; undefined removes one
 */
export function writeTree(
  git: Git,
  changes: ReadonlyMap<string, Entry | undefined>,
  from?: string,
): Promise<string> {
  return withTemporaryFolder(async (folder) => {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    if (from) await git.run(['read-tree', from], { env });
    const none = { mode: '0', id: '0'.repeat(40) };
    const lines = [...changes].map(
      ([path, entry = none]) => `${entry.mode} ${entry.id}\t${path}\0`,
    );
    await git.run(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    return (await git.run(['write-tree'], { env })).trim();
  });
}

/** Writes a text into git's database, and returns its id. */
export const writeText = async (git: Git, input: string): Promise<string> =>
  (await git.run(['hash-object', '-w', '--stdin'], { input })).trim();

/** The files that one version moved since another. */
export async function findMoves(git: Git, from: string, to: string): Promise<Move[]> {
  const options = ['-r', '-z', '--find-renames', '-l7000', '--no-rename-empty', '--diff-filter=R'];
  const output = parts(await git.run(['diff-tree', ...options, '--name-status', from, to]));
  const moves: Move[] = [];
  for (let at = 0; at + 2 < output.length; at += 3) {
    const [status = '', from = '', to = ''] = output.slice(at, at + 3);
    moves.push({ from, to, isExact: status === 'R100' });
  }
  return moves;
}

/** The files that differ between two versions, by path: added (`A`), removed (`D`), or changed (`M`, `T`). */
export async function findChanges(
  git: Git,
  from: string,
  to: string,
): Promise<Map<string, string>> {
  const options = ['-r', '-z', '--no-renames', '--name-status'];
  const output = parts(await git.run(['diff-tree', ...options, from, to]));
  const changes = new Map<string, string>();
  for (let at = 0; at + 1 < output.length; at += 2)
    changes.set(output[at + 1] ?? '', output[at] ?? '');
  return changes;
}
