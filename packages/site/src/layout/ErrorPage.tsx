import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import { everyPage } from '@portfolio/words';
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
  const { notFound, unreachable, failed } = everyPage.errors;
  if (isRouteErrorResponse(error) && error.status === 404) return { ...notFound, mayPass: false };
  if (!(error instanceof UnreachableError)) return { ...failed, mayPass: true };
  const { status, message } = unreachable;
  return { status: navigator.onLine ? status : everyPage.offline, message, mayPass: true };
}

/** The screen of an unknown or failing route. The ways out are the navigation and the owner's best projects. */
export function ErrorPage() {
  const { status, message, mayPass } = describeError(useRouteError());
  const { key } = useLocation();
  const { title } = everyPage.errors;
  return (
    <SiteFrame title={title}>
      <ErrorScreen heading={title} status={status} message={message}>
        {/* Another page that fails has not been tried yet. */}
        {mayPass && <TryAgain key={key} />}
      </ErrorScreen>
      <Suspense>
        <SelectedWork />
      </Suspense>
    </SiteFrame>
  );
}
