import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { sitePages } from '../sitePages';

/** Leads to all pages from a screen that isn't one. */
export const PageLinks = () => (
  <Cluster>
    {sitePages.map(({ path, label }) => (
      <ButtonLink key={path} href={path} variant="outline">
        {label}
      </ButtonLink>
    ))}
  </Cluster>
);
