import { editorAddress } from '../addressOf.ts';
import { openPoints } from '../openPoints.ts';
import { placeInWords, sentenceInWords } from '../placeInWords.ts';

/**
 * Lists what is still open below the editor, each entry with a link to its field.
 * @param isAddressSet whether the site gets its address where it is built
 */
export function showOpenPoints(content: unknown, isAddressSet = false): void {
  const entries = openPoints(content, isAddressSet).map(({ path, message }) => {
    const link = document.createElement('a');
    const address = editorAddress(path);
    if (address) link.href = address;
    link.textContent = placeInWords(path, content);
    const entry = document.createElement('li');
    entry.append(link, `: ${sentenceInWords(message, content)}`);
    return entry;
  });
  const list = document.querySelector('#open-points') as HTMLElement;
  list.hidden = entries.length === 0;
  (list.querySelector('summary') as HTMLElement).textContent = `Still open: ${entries.length}`;
  list.querySelector('ul')?.replaceChildren(...entries);
}
