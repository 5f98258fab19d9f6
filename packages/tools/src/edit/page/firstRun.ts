import { includedTags } from '@portfolio/words/included';
import { editorAddress } from '../addressOf.ts';
import { askServer } from './askServer.ts';
import { readReport } from './importReport.ts';
import { serverNow, waitForNewServer } from './newServer.ts';

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

/** A message with the labels of a form in place of the names of its fields. */
const withLabels = (form: HTMLFormElement, message: string) =>
  message.replace(/^\w+(?=: )/gm, (name) => {
    const [label] = Object(form.elements.namedItem(name)).labels ?? [];
    return label?.firstChild?.textContent.trim() ?? name;
  });

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
        status.textContent = withLabels(form, (error as Error).message);
        isSending = false;
      }
    });
  }
}
