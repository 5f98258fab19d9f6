import type CMS from '@sveltia/cms';
import type { Change } from '../contentTree.ts';

const STEP_MS = 100;

/** The editor has removed the draft of what it saved, and shown that it is saved, by then. */
const RELOAD_MS = 600;

let formIsSaved = () => {};

/** Lets the editor say when it has saved a form: after the files, and right before it removes the form's draft. */
export function watchSaves({ registerEventListener }: Pick<typeof CMS, 'registerEventListener'>) {
  registerEventListener({ name: 'postSave', handler: () => formIsSaved() });
}

/** Resolves when no form is open, as where an entry is deleted. */
async function formIsClosed(): Promise<void> {
  if (!document.querySelector('.content-editor .field')) return;
  await new Promise((done) => setTimeout(done, STEP_MS));
  return formIsClosed();
}

/**
 * Reads the content again if a save changed other files than the form's, of which the editor knows nothing. It waits until
 * the editor has done with the save, which would otherwise offer what is saved as a draft.
 * @param own the names of the files that the editor knows to be saved
 */
export async function afterSave(all: readonly Change[], own: ReadonlySet<string>): Promise<void> {
  if (all.every(({ name }) => own.has(name))) return;
  const isSaved = new Promise<void>((resolve) => {
    formIsSaved = resolve;
  });
  await Promise.race([isSaved, formIsClosed()]);
  setTimeout(() => location.reload(), RELOAD_MS);
}
