import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import { useLocation, useRouteError } from 'react-router-dom';
import { sitePages } from '../sitePages';
import { describeError, errorTitle } from './errorText';
import { SiteFrame } from './SiteFrame';
import { TryAgain } from './TryAgain';

/** The screen of an unknown or failing route, with the ways out. */
export function ErrorPage() {
  const { status, message, mayPass } = describeError(useRouteError());
  const { key } = useLocation();
  return (
    <SiteFrame title={errorTitle}>
      <ErrorScreen status={status} message={message}>
        {/* Another page that fails has not been tried yet. */}
        {mayPass && <TryAgain key={key} />}
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
