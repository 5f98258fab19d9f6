import { carryNames } from '../carryNames.ts';
import { type Change, type ContentTree, changed, textChange } from '../contentTree.ts';
import { placeInWords, problemInWords } from '../placeInWords.ts';
import { problemsAfter, valuesOf } from '../problemsIn.ts';
import { askOwner } from './askOwner.ts';

/** What the owner has agreed to remove, so that it is asked once for a form and its files. */
const agreed = new Set<string>();

/** The bytes with the line ends that the file has, which the editor doesn't keep. */
function withLineEnds({ texts }: ContentTree, change: Change): Change {
  const { name, bytes } = change;
  if (!bytes || !texts.get(name)?.includes('\r\n')) return change;
  return textChange(name, new TextDecoder().decode(bytes).replace(/\r?\n/g, '\r\n'));
}

const merged = (...changes: readonly Change[]) => [
  ...new Map(changes.map((change) => [change.name, change])).values(),
];

const NOT_SAVED = 'Nothing is saved yet.';

/**
 * All changes that belong to a save. Nothing is written before.
 * @param tree what is stored
 * @throws Error with what the owner has to change, or that the owner has said no
 */
export async function completeSave(
  tree: ContentTree,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const own = changes.map((change) => withLineEnds(tree, change));
  const { changes: further, removed, kept } = carryNames(tree, own);
  const all = merged(...own, ...further);
  const problems = problemsAfter(tree, all);
  if (problems.length > 0) {
    const content = valuesOf(changed(tree, all));
    const lines = problems.map((problem) => problemInWords(problem, content));
    throw new Error([`${NOT_SAVED} Change this, and save again:`, ...lines].join('\n'));
  }
  const gone = [...removed, ...kept];
  const key = JSON.stringify(gone);
  if (gone.length > 0 && !agreed.has(key)) {
    const before = valuesOf(changed(tree, own));
    const names = [...new Set(gone.map(({ name }) => `“${name}”`))];
    const are = names.length > 1 ? 'are' : 'is';
    const place = ({ path }: { path: string }) =>
      path.endsWith('.md') ? path : placeInWords(path, before);
    const [question, yes] =
      removed.length > 0
        ? ['Remove them, too?', 'Remove and save']
        : ['They stay as they are. Save?', 'Save'];
    const isYes = await askOwner({
      text: `${names.join(', ')} ${are} gone, and these entries name it. ${question}`,
      places: [
        ...removed.map(place),
        ...kept.map((each) => (removed.length > 0 ? `${place(each)} (stays)` : place(each))),
      ],
      yes,
    });
    if (!isYes) throw new Error(NOT_SAVED);
  }
  agreed.add(key);
  return all;
}

/** Whether somebody saves a form, with its pictures or under another name, and doesn't delete what it shows. */
const isFormSaved = (changes: readonly Change[]) =>
  /\/(?:entries\/|new\b)/.test(location.hash) &&
  (changes.every(({ bytes }) => bytes) ||
    changes.some(({ name, bytes }) => bytes && name.endsWith('.md')));

/**
 * Like {@link completeSave}, for what the editor is about to write. The editor says why a form can't be saved. Of files that
 * can't be added or removed, it only says that it failed, so this does.
 */
export async function completeWrite(
  tree: ContentTree,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  try {
    const all = await completeSave(tree, changes);
    agreed.clear();
    return all;
  } catch (error) {
    if (!isFormSaved(changes)) await askOwner({ text: (error as Error).message });
    throw error;
  }
}
