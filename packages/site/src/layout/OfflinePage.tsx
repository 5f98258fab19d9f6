import { PageHeading } from '@portfolio/ui/PageHeading';
import { PageLinks } from './PageLinks';
import { SiteFrame } from './SiteFrame';

/** Where its document is; the service worker shows it at any address. */
export const offlinePath = '/offline';

export const offlineTitle = 'You are offline';

/** What the service worker shows offline at an address that it has no page for: a plain document, so it can't fail. */
export function OfflinePage() {
  return (
    <SiteFrame title={offlineTitle} plain>
      <PageHeading
        heading={offlineTitle}
        intro="There is no connection, and what you asked for isn't kept on this device. These pages are, and so are the downloads above:"
      >
        <PageLinks />
      </PageHeading>
    </SiteFrame>
  );
}
