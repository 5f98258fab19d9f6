import { askServer } from '../page/askServer.ts';
import type { FoundField } from '../placesOfTexts.ts';
import { showChoice } from './choice.ts';

const { BASE_URL } = import.meta.env;
const EDITOR = `${BASE_URL}admin/`;

const NONE =
  'No field has this text. Perhaps the page makes it of others, or it is in a case study or a translation. The words of the interface are in packages/words.';

/** What an element has that the owner may have written: its text, parts of its text, a picture or an address. */
function textsOf(element: Element): string[] {
  const parts = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
  const words = parts.filter((part) => /\p{L}/u.test(part));
  const texts = [
    parts.some((part) => part.trim() !== '') && element.textContent,
    ...words,
    element.getAttribute('alt'),
    element instanceof HTMLImageElement && new URL(element.src).pathname.slice(BASE_URL.length),
    // A link within the site has an address that nobody reads.
    element
      .closest('a:not([href^="/"])')
      ?.getAttribute('href')
      ?.replace(/^mailto:/, ''),
  ];
  return texts.flatMap((text) => text || []);
}

/** Opens the field of what an element shows. If there are several, the owner chooses. */
export async function openField(element: Element): Promise<void> {
  const body = JSON.stringify(textsOf(element));
  const response = await askServer(`${EDITOR}places`, { method: 'POST', body }).catch(
    ({ message }: Error) => message,
  );
  if (typeof response === 'string') return showChoice(response);
  if (!response.ok) return showChoice(await response.text());
  const found: FoundField[] = await response.json();
  const fields = found.map(({ label, address }) => ({ label, address: EDITOR + address }));
  const [only, ...others] = fields;
  if (!only) return showChoice(NONE);
  // A browser opens no tab while a finger is down, nor long after a click.
  if (others.length > 0 || !navigator.userActivation.isActive) {
    return showChoice('Which field do you want to change?', fields);
  }
  // A tab with the editor may have something that nobody has saved yet.
  open(only.address, '_blank', 'noopener');
}
