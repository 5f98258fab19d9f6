/** A question before something is saved. */
export interface Question {
  /** What would happen. */
  text: string;
  /** The places to which it would happen, in words. */
  places: readonly string[];
  /** What the button says that lets it happen. */
  yes: string;
}

/** Asks the owner in a dialog above the editor. Whoever leaves it with Escape has said no. */
export function askOwner({ text, places, yes }: Question): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'portfolio-question';
  const question = document.createElement('p');
  question.id = 'portfolio-question';
  question.textContent = text;
  dialog.setAttribute('aria-labelledby', question.id);
  const list = document.createElement('ul');
  list.append(
    ...places.map((place) => Object.assign(document.createElement('li'), { textContent: place })),
  );
  const form = document.createElement('form');
  form.method = 'dialog';
  form.append(
    ...[
      ['', 'Cancel'],
      ['yes', yes],
    ].map(([value, textContent]) =>
      Object.assign(document.createElement('button'), { value, textContent }),
    ),
  );
  dialog.append(question, list, form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'yes');
      dialog.remove();
    });
    dialog.showModal();
  });
}
