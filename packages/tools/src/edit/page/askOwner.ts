import '../dialog.css';
import './question.css';

/** Something that the owner has to read before they go on. */
export interface Question {
  /** What would happen, or what has happened. */
  text: string;
  /** The places that it is about, in words. */
  places?: readonly string[];
  /** What the button says that lets it happen. Without it, there is nothing to choose. */
  yes?: string;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Node[]
) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Asks the owner in a dialog above the editor. Whoever leaves it with Escape has said no. */
export function askOwner({ text, places = [], yes }: Question): Promise<boolean> {
  const id = 'portfolio-question';
  const no = element('button', { textContent: yes ? 'Cancel' : 'OK' });
  const dialog = element(
    'dialog',
    { className: `portfolio-dialog ${id}` },
    element('p', { id, textContent: text }),
    element('ul', {}, ...places.map((place) => element('li', { textContent: place }))),
    element(
      'form',
      { method: 'dialog' },
      no,
      ...(yes ? [element('button', { value: 'yes', textContent: yes })] : []),
    ),
  );
  dialog.setAttribute('aria-labelledby', id);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'yes');
      dialog.remove();
    });
    dialog.showModal();
  });
}
