import { askServer } from './askServer.ts';
import { serverNow, waitForNewServer } from './newServer.ts';

async function removeSample(status: Element) {
  try {
    const before = await serverNow();
    const response = await askServer('./sample', { method: 'DELETE' }).catch(() => undefined);
    if (response?.ok === false) throw new Error(await response.text());
    await waitForNewServer(before);
    location.assign('./');
  } catch (error) {
    status.textContent = (error as Error).message;
  }
}

/** Offers a way back to the first page while the content is still the sample, as it was copied. */
export async function showWayBack(): Promise<void> {
  const note = document.querySelector('#sample') as HTMLElement;
  note.hidden = (await (await askServer('./sample')).text()) === '';
  const button = note.querySelector('button') as HTMLButtonElement;
  button.onclick = () => removeSample(note.querySelector('output') as HTMLOutputElement);
}
