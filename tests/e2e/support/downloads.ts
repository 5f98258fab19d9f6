import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Clicks a download link: the name and the content of the file that a visitor gets. */
export async function download(link: Locator) {
  const started = link.page().waitForEvent('download');
  await link.click();
  const file = await started;
  const name = file.suggestedFilename();
  await expect(link).toHaveAttribute('download', name);
  return { name, content: await readFile(await file.path()) };
}

/** Clicks a download link and expects a PDF whose name ends like this. */
export async function expectPdf(link: Locator, nameEnd: string) {
  const { name, content } = await download(link);
  expect(name.endsWith(nameEnd), `${name} ends in ${nameEnd}`).toBe(true);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
}
