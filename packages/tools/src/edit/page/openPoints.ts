import { fileOf } from '@portfolio/data/validation/contentProblem';
import { editorAddress } from '../addressOf.ts';
import type { ContentTree } from '../contentTree.ts';
import { openPoints } from '../openPoints.ts';
import { placeOfProblem, sentenceInWords } from '../placeInWords.ts';
import { valuesOf } from '../problemsIn.ts';

/**
 * Lists what is still open below the editor, each entry with a link to its field.
 * @param isAddressSet whether the site gets its address where it is built
 */
export function showOpenPoints(tree: ContentTree, isAddressSet = false): void {
  const content = valuesOf(tree);
  const entries = openPoints(tree, isAddressSet).map(({ file, path, message }) => {
    const link = document.createElement('a');
    // A translation has the same places, but no form.
    const address = file === fileOf(path) ? editorAddress(path) : '';
    if (address) link.href = address;
    link.textContent = placeOfProblem({ file, path }, content);
    const entry = document.createElement('li');
    entry.append(link, `: ${sentenceInWords(message, content)}`);
    return entry;
  });
  const list = document.querySelector('#open-points') as HTMLElement;
  list.hidden = entries.length === 0;
  (list.querySelector('summary') as HTMLElement).textContent = `Still open: ${entries.length}`;
  list.querySelector('ul')?.replaceChildren(...entries);
}
