import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import { useRouteError } from 'react-router-dom';
import { sitePages } from '../sitePages';
import { describeError } from './errorText';
import { SiteFrame } from './SiteFrame';

/** The screen of an unknown or failing route, with the ways out. */
export function ErrorPage() {
  const { status, message } = describeError(useRouteError());
  return (
    <SiteFrame>
      <ErrorScreen status={status} message={message}>
        <Cluster>
          {sitePages.map(({ path, label }) => (
            <ButtonLink key={path} href={path} variant="outline">
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      </ErrorScreen>
    </SiteFrame>
  );
}
