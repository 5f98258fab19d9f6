import { editorAddress } from '../addressOf.ts';
import { fromEditor } from './httpFolder.ts';

const bodyOf = (form: HTMLFormElement): BodyInit => {
  const entries = new FormData(form);
  return entries.get('file') ?? JSON.stringify(Object.fromEntries(entries));
};

const nameOf = (body: BodyInit) => (body instanceof File ? body.name : '');

/** The server that answers now; undefined while there is none. */
const serverNow = () =>
  fetch('./folder/content/', { headers: fromEditor })
    .then(({ headers }) => headers.get('x-portfolio-server') ?? undefined)
    .catch(() => undefined);

/** Waits for the development server, which begins again with the new content. */
async function waitForNewServer(before: string | undefined) {
  const now = await serverNow();
  if (now && now !== before) return;
  await new Promise((done) => setTimeout(done, 300));
  await waitForNewServer(before);
}

/** Lets the owner begin with content of their own: from some words, a résumé or the sample. */
export function showFirstRun(): void {
  const main = document.querySelector('#first-run') as HTMLElement;
  main.hidden = false;
  // The buttons aren't disabled meanwhile, because the pressed one would lose the focus.
  let isSending = false;
  for (const form of main.querySelectorAll('form')) {
    const status = form.querySelector('output') as HTMLOutputElement;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      status.textContent = 'One moment …';
      const body = bodyOf(form);
      const address = `./start/${form.dataset.from}?name=${encodeURIComponent(nameOf(body))}`;
      const before = await serverNow();
      // The server may begin again before it has answered.
      const response = await fetch(address, { method: 'POST', body, headers: fromEditor }).catch(
        () => undefined,
      );
      if (response?.ok === false) {
        status.textContent = await response.text();
        isSending = false;
        return;
      }
      await waitForNewServer(before);
      location.search = editorAddress('owner');
    });
  }
}
