import 'virtual:site-styles.css';
import type { CmsConfig } from '@sveltia/cms';
import type { ContentTree } from '../contentTree.ts';
import { editorConfig } from '../editorConfig.ts';
import { watchSaves } from './afterSave.ts';
import { openAddress } from './deepLink.ts';
import { registerFormats } from './formats.ts';
import { explainRefusals } from './gitHub.ts';
import { guardCommits } from './guardCommits.ts';
import { hasContent, openHttpFolder, readTree } from './httpFolder.ts';
import { showReport } from './importReport.ts';
import { showLastRun } from './lastRun.ts';
import { showOnlyReason } from './onlyReason.ts';
import { showOpenPoints } from './openPoints.ts';
import { registerOwnFields } from './ownFields.ts';
import { showEndOfToken, showSignIn } from './signIn.ts';
import { showWayBack } from './wayBack.ts';

/**
 * There is only one folder to open, so nobody has to choose it. The editor looks for the last one first, in vain, and shows
 * the button again after that. Pressing it twice would load all files twice, and an open form would lose its file.
 */
function openFolder() {
  const button = document.querySelector<HTMLElement>('.buttons .primary');
  if (button) button.click();
  else setTimeout(openFolder, 50);
}

/**
 * Starts the editor in place of our own page.
 * @param readTree reads the content as it is stored
 * @param show is called with the content each time after files were read
 */
async function startEditor(
  repository: string,
  readTree: () => Promise<ContentTree>,
  show: (tree: ContentTree) => void,
) {
  const { default: CMS } = await import('@sveltia/cms');
  registerFormats(CMS, readTree, async () => show(await readTree()));
  registerOwnFields(CMS);
  watchSaves(CMS);
  showOnlyReason();
  void openAddress();
  for (const own of document.querySelectorAll('main')) own.remove();
  // The editor's types know each kind of field. Ours are made from schemas, and the editor checks them when it starts.
  const config = editorConfig(repository, siteAddress, published === undefined);
  await CMS.init({ config: config as unknown as CmsConfig });
}

const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/** The page is in a folder of the site. */
const siteAddress = new URL('../', location.href).href;

const published = metaOf('repository');
if (published) {
  explainRefusals();
  try {
    await showSignIn(published);
    const show = (tree: ContentTree) => {
      showOpenPoints(tree, metaOf('address') !== undefined);
      showEndOfToken(published);
      void showLastRun(published);
    };
    await startEditor(published, guardCommits(published, show), show);
  } catch (error) {
    const status = document.querySelector('#opening [role=status]');
    if (!status) throw error;
    status.textContent = (error as Error).message;
  }
} else if (await hasContent()) {
  const show = (tree: ContentTree) => {
    showOpenPoints(tree);
    void showWayBack();
  };
  openHttpFolder(show);
  void showReport();
  await startEditor('owner/portfolio', readTree, show);
  // Not yet: the editor begins to look in this moment.
  setTimeout(openFolder, 50);
} else {
  // It has all languages with it, and the published editor needs none.
  const { showFirstRun } = await import('./firstRun.ts');
  showFirstRun();
}
