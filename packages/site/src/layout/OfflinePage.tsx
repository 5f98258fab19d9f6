import { PageHeading } from '@portfolio/ui/PageHeading';
import { OwnSelectedWork } from '../pages/about/SelectedWork';
import { SiteFrame } from './SiteFrame';

/** The path of its document; the service worker shows it at any address. */
export const offlinePath = '/offline';

export const offlineTitle = 'You are offline';

/**
 * The page that the service worker shows offline for an address without a kept page: a plain document, so it can't
 * fail.
 */
export function OfflinePage() {
  return (
    <SiteFrame title={offlineTitle} plain>
      <PageHeading
        heading={offlineTitle}
        intro="There is no connection, and what you asked for isn't kept on this device. The pages of this site are, and so are the downloads above."
      />
      <OwnSelectedWork />
    </SiteFrame>
  );
}
