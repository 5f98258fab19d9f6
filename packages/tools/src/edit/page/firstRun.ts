import { includedTags } from '@portfolio/words/included';
import { editorAddress } from '../addressOf.ts';
import { askServer } from './askServer.ts';
import { readReport } from './importReport.ts';

/** The request for the content that a form asks for: its answers, or a file. */
function requestOf(form: HTMLFormElement): [address: string, init: RequestInit] {
  const entries = new FormData(form);
  const { file, ...answers } = Object.fromEntries(entries);
  const { name } = Object(file);
  const query = new URLSearchParams({ ...(name && { name, language: answers.language }) });
  const body = file ?? JSON.stringify(answers);
  return [`./start/${form.dataset.from}?${query}`, { method: 'POST', body }];
}

/** Offers the languages that the site has words in, first that of the browser. */
function offerLanguages(menu: HTMLSelectElement) {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const tag of includedTags) menu.add(new Option(names.of(tag), tag));
  menu.add(new Option('Another language', ''));
  const known = navigator.languages.map((tag) => new Intl.Locale(tag).language);
  menu.value = known.find((tag) => includedTags.includes(tag)) ?? 'en';
}

/** Which server answers now. */
const serverNow = async () =>
  (await askServer('./folder/content/')).headers.get('x-portfolio-server');

const STEP_MS = 300;

/** The development server is away for a moment when it begins again. After so many steps without an answer, it is gone. */
const MAX_FAILURES = 60;

/** Waits for the development server, which begins again with the new content. */
async function waitForNewServer(before: string | null, failures = 0) {
  const now = await serverNow().catch((error) => {
    if (failures === MAX_FAILURES) throw error;
  });
  if (now && now !== before) return;
  await new Promise((done) => setTimeout(done, STEP_MS));
  await waitForNewServer(before, now ? 0 : failures + 1);
}

/** Shows what became of the content, or goes on if there is nothing to say. */
function showFirstReport(firstRun: HTMLElement, report: string) {
  const forms = editorAddress('owner');
  if (report === '') {
    location.search = forms;
    return;
  }
  const main = document.querySelector('#begun') as HTMLElement;
  (main.querySelector('output') as HTMLOutputElement).textContent = report;
  (main.querySelector('a') as HTMLAnchorElement).href = forms;
  firstRun.hidden = true;
  main.hidden = false;
  main.querySelector('h1')?.focus();
}

/** Lets the owner begin with content of their own: from some words, a résumé or the sample. */
export function showFirstRun(): void {
  const main = document.querySelector('#first-run') as HTMLElement;
  main.hidden = false;
  // The buttons aren't disabled meanwhile, because the pressed one would lose the focus.
  let isSending = false;
  main.querySelectorAll<HTMLSelectElement>('[name=language]').forEach(offerLanguages);
  for (const form of main.querySelectorAll('form')) {
    const status = form.querySelector('output') as HTMLOutputElement;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      status.textContent = 'One moment …';
      try {
        const before = await serverNow();
        // The server may begin again before it has answered.
        const response = await askServer(...requestOf(form)).catch(() => undefined);
        if (response?.ok === false) throw new Error(await response.text());
        await waitForNewServer(before);
        showFirstReport(main, await readReport());
      } catch (error) {
        status.textContent = (error as Error).message;
        isSending = false;
      }
    });
  }
}
