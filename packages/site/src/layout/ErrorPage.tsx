import { errorTitle } from '@portfolio/data/pages';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { UnreachableError } from '../reachable';
import { SiteFrame } from './SiteFrame';
import { TryAgain } from './TryAgain';

/**
 * From a page's script, as every document has this screen's. If that can't be loaded, what the document has stays as
 * it is.
 */
const SelectedWork = lazy(() =>
  import('../pages/AboutPage').then(
    ({ OwnSelectedWork }) => ({ default: OwnSelectedWork }),
    () => new Promise<never>(() => undefined),
  ),
);

/** The words for an error: its kind, a sentence, and whether trying again may help. */
function describeError(error: unknown) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      status: '404 Not Found',
      message: 'There is no page at this address: it may have moved, or the link is mistyped.',
      mayPass: false,
    };
  }
  if (error instanceof UnreachableError) {
    return {
      status: navigator.onLine ? 'No answer from the site' : 'You are offline',
      message:
        'This page could not be loaded: there is no connection to the site. Try again when there is one. Pages that you have visited still work.',
      mayPass: true,
    };
  }
  return {
    status: 'This page could not be shown',
    message: 'Something went wrong on the way. Try again, or go on to another page.',
    mayPass: true,
  };
}

/** The screen of an unknown or failing route. The ways out are the navigation and the owner's best projects. */
export function ErrorPage() {
  const { status, message, mayPass } = describeError(useRouteError());
  const { key } = useLocation();
  return (
    <SiteFrame title={errorTitle}>
      <ErrorScreen heading={errorTitle} status={status} message={message}>
        {/* Another page that fails has not been tried yet. */}
        {mayPass && <TryAgain key={key} />}
      </ErrorScreen>
      <Suspense>
        <SelectedWork />
      </Suspense>
    </SiteFrame>
  );
}
