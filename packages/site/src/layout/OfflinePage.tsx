import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { sitePages } from '../sitePages';
import { SiteFrame } from './SiteFrame';

/** Where its document is; the service worker shows it at any address. */
export const offlinePath = '/offline';

export const offlineTitle = 'You are offline';

/** What the service worker shows offline at an address that it has no page for: a document without scripts. */
export function OfflinePage() {
  return (
    <SiteFrame title={offlineTitle} plain>
      <PageHeading
        heading={offlineTitle}
        intro="There is no connection, and what you asked for isn't kept on this device. These pages are, and so are the downloads above:"
      >
        <Cluster>
          {sitePages.map(({ path, label }) => (
            <ButtonLink key={path} href={path} variant="outline">
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      </PageHeading>
    </SiteFrame>
  );
}
