import { errorTitle } from '@portfolio/data/pages';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import { useLocation, useRouteError } from 'react-router-dom';
import { describeError } from './errorText';
import { PageLinks } from './PageLinks';
import { SiteFrame } from './SiteFrame';
import { TryAgain } from './TryAgain';

/** The screen of an unknown or failing route, with the ways out. */
export function ErrorPage() {
  const { status, message, mayPass } = describeError(useRouteError());
  const { key } = useLocation();
  return (
    <SiteFrame title={errorTitle}>
      <ErrorScreen heading={errorTitle} status={status} message={message}>
        {/* Another page that fails has not been tried yet. */}
        {mayPass && <TryAgain key={key} />}
        <PageLinks />
      </ErrorScreen>
    </SiteFrame>
  );
}
