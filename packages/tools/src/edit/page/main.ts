import type { CmsConfig } from '@sveltia/cms';
import { editorConfig } from '../editorConfig.ts';
import { openAddress } from './deepLink.ts';
import { showFirstRun } from './firstRun.ts';
import { registerFormats } from './formats.ts';
import { hasContent, openHttpFolder } from './httpFolder.ts';

/** The editor looks for a user who has signed in before, and would end up with GitHub if it opened a folder meanwhile. */
const LOOKED_MS = 500;

/** There is only one folder to open, so nobody has to choose it. */
function openFolder() {
  const button = document.querySelector<HTMLElement>('.buttons .primary');
  if (button) setTimeout(() => button.click(), LOOKED_MS);
  else requestAnimationFrame(openFolder);
}

if (await hasContent()) {
  const { default: CMS } = await import('@sveltia/cms');
  registerFormats(CMS);
  void openAddress();
  await openHttpFolder();
  document.querySelector('main')?.remove();
  document.querySelector('link[rel=stylesheet]')?.remove();
  // The editor's types know each kind of field. Ours are made from schemas, and the editor checks them when it starts.
  await CMS.init({ config: editorConfig() as unknown as CmsConfig });
  openFolder();
} else {
  showFirstRun();
}
