import { askServer } from './askServer.ts';

/** The report about the content that the owner began with; empty if there is none. */
export const readReport = async (): Promise<string> => (await askServer('./report')).text();

/** Shows the report below the editor, where it can be read again. */
export async function showReport(): Promise<void> {
  const report = await readReport();
  const below = document.querySelector('#import-report') as HTMLElement;
  below.hidden = report === '';
  (below.querySelector('p') as HTMLElement).textContent = report;
}
