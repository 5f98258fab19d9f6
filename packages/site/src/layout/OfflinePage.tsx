import { PageHeading } from '@portfolio/ui/PageHeading';
import { offlinePage } from '@portfolio/words/own/offlinePage';
import { words } from '../language';
import { OwnSelectedWork } from '../pages/about/SelectedWork';
import { SiteFrame } from './SiteFrame';

/** The path of its document; the service worker shows it at any address. */
export const offlinePath = '/offline';

/**
 * The page that the service worker shows offline for an address without a kept page: a plain document, so it can't
 * fail.
 */
export function OfflinePage() {
  const title = words.offline;
  return (
    <SiteFrame title={title} plain>
      <PageHeading heading={title} intro={offlinePage.intro} />
      <OwnSelectedWork />
    </SiteFrame>
  );
}
