import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { sitePages } from '../sitePages';

/** Links to all pages, for a screen that isn't a page. */
export const PageLinks = () => (
  <Cluster>
    {sitePages.map(({ path, label }) => (
      <ButtonLink key={path} href={path} variant="outline">
        {label}
      </ButtonLink>
    ))}
  </Cluster>
);
