import type { Entry, Move, Tree } from './trees.ts';

/** The folder of the owner's content. Its README describes the template. */
export const CONTENT = 'packages/data/src/content/';

/** Whether a file is content. */
export const isContent = (path: string): boolean =>
  path.startsWith(CONTENT) && path !== `${CONTENT}README.md`;

/** The three versions of a merge. */
export interface Versions {
  /** The version that the copy was made from. */
  base: Tree;
  /** The copy. */
  ours: Tree;
  /** The template's newer version. */
  theirs: Tree;
}

/** The owner's choices that no update reverts. */
export interface Choices {
  base: Tree;
  theirs: Tree;
  /** Whether the content is the owner's, and not the sample as it came. */
  ownsContent: boolean;
  /**
   * Files that the owner has deleted and the template changes or moves, and deleted folders (with a slash at
   * the end) in which it changes or adds files.
   */
  staysDeleted: string[];
}

const isSame = (one: Entry | undefined, other: Entry | undefined) =>
  one?.id === other?.id && one?.mode === other?.mode;

const contentOf = (tree: Tree) => [...tree].filter(([path]) => isContent(path));

const withContentOf = (tree: Tree, other: Tree): Tree =>
  new Map([...[...tree].filter(([path]) => !isContent(path)), ...contentOf(other)]);

/** The folders that a file is in, the innermost first. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, names.length - index).join('/'));
}

const foldersIn = (paths: Iterable<string>) => new Set([...paths].flatMap(foldersOf));

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Whether a moved file is the same one for a person: by its content, or by a name that no other has. */
function recogniser(base: Tree) {
  const times = new Map<string, number>();
  for (const path of base.keys()) times.set(nameOf(path), (times.get(nameOf(path)) ?? 0) + 1);
  return ({ from, to, isExact }: Move) =>
    isExact || (nameOf(from) === nameOf(to) && times.get(nameOf(from)) === 1);
}

/** The files that the owner deleted, and the template's files that they therefore don't want. */
function findUnwanted(
  { base, ours, theirs }: Versions,
  movedByOwner: readonly Move[],
  movedByTemplate: readonly Move[],
) {
  const movedAway = new Set(movedByOwner.map(({ from }) => from));
  const deleted = new Set(
    [...base.keys()].filter((path) => !ours.has(path) && !movedAway.has(path)),
  );
  const oldFolders = foldersIn(base.keys());
  const livingFolders = foldersIn([...ours.keys(), ...movedAway]);
  /** The outermost folder of a file that the owner has deleted as a whole. */
  const deletedFolder = (path: string) =>
    foldersOf(path).findLast((folder) => oldFolders.has(folder) && !livingFolders.has(folder));
  const shownAs = (path: string) => {
    const folder = deletedFolder(path);
    return folder === undefined ? path : `${folder}/`;
  };
  // A file that the owner still has must not get lost when the template moves it into a folder that they deleted.
  const isNeeded = new Set(
    movedByTemplate.filter(({ from }) => ours.has(from)).map(({ to }) => to),
  );
  const isSameFile = recogniser(base);
  const isMovedCopy = new Set(
    movedByTemplate
      .filter((move) => deleted.has(move.from) && isSameFile(move))
      .map(({ to }) => to),
  );
  const unwanted = [...theirs.keys()].filter((path) => {
    if (base.has(path)) return deleted.has(path);
    if (ours.has(path) || isNeeded.has(path)) return false;
    return isMovedCopy.has(path) || deletedFolder(path) !== undefined;
  });
  return { deleted, unwanted, shownAs };
}

/**
 * Takes the owner's choices out of the merge, by giving both of the template's versions the copy's files
 * there: then the template changes nothing.
 *
 * - Content is all the owner's or all the sample's: half of each may not fit one version of the schemas.
 * - Deleted files stay deleted, even if the template changes or moves them.
 */
export function keepOwnersChoices(
  versions: Versions,
  movedByOwner: readonly Move[] = [],
  movedByTemplate: readonly Move[] = [],
): Choices {
  const { ours } = versions;
  const sample = new Map(contentOf(versions.base));
  const own = contentOf(ours);
  const ownsContent =
    own.length !== sample.size || own.some(([path, entry]) => !isSame(entry, sample.get(path)));
  const base = ownsContent ? withContentOf(versions.base, ours) : versions.base;
  const theirs = ownsContent ? withContentOf(versions.theirs, ours) : versions.theirs;
  const { deleted, unwanted, shownAs } = findUnwanted(
    { base, ours, theirs },
    movedByOwner,
    movedByTemplate,
  );
  const isUnwanted = new Set(unwanted);
  const isChanged = (path: string) => !isSame(base.get(path), theirs.get(path));
  return {
    base: new Map([...base].filter(([path]) => !deleted.has(path))),
    theirs: new Map([...theirs].filter(([path]) => !isUnwanted.has(path))),
    ownsContent,
    staysDeleted: [...new Set(unwanted.filter(isChanged).map(shownAs))].sort(),
  };
}
