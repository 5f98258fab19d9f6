import '../dialog.css';
import './choice.css';
import { escapeMarkup } from '@portfolio/data/values/escapeMarkup';
import type { FoundField } from '../placesOfTexts.ts';

/**
 * Shows a text in a dialog, with links that open fields in a new tab.
 * @param fields with the whole address of each
 */
export function showChoice(text: string, fields: readonly FoundField[] = []): void {
  const dialog = document.createElement('dialog');
  Object.assign(dialog, {
    className: 'portfolio-dialog portfolio-choice',
    lang: 'en',
    dir: 'ltr',
    ariaLabel: text,
  });
  const links = fields.map(
    ({ label, address }) =>
      `<li><a href="${address}" target="_blank" rel="noopener">${escapeMarkup(label)}</a></li>`,
  );
  dialog.innerHTML = `<p>${escapeMarkup(text)}</p><ul>${links.join('')}</ul>
    <form method="dialog"><button>Close</button></form>`;
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
