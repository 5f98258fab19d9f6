import { ErrorBoundary } from '@portfolio/ui/ErrorBoundary';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import { everyPage } from '@portfolio/words';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { SiteFrame } from '../../layout/SiteFrame';
import { TryAgain } from '../../layout/TryAgain';
import { UnreachableError } from '../../routing/reachable';

/**
 * Every document contains this screen, so the section loads from a page's script. If that fails, the content already in
 * the document stays.
 */
const SelectedWork = lazy(() =>
  import('../AboutPage').then(
    ({ OwnSelectedWork }) => ({ default: OwnSelectedWork }),
    () => new Promise<never>(() => undefined),
  ),
);

/** The words for an error: its kind, a sentence, and whether trying again may help. */
function describeError(error: unknown) {
  const { notFound, unreachable, failed } = everyPage.errors;
  if (isRouteErrorResponse(error) && error.status === 404)
    return { ...notFound, isRetryable: false };
  if (!(error instanceof UnreachableError)) return { ...failed, isRetryable: true };
  const { status, message } = unreachable;
  return { status: navigator.onLine ? status : everyPage.offline, message, isRetryable: true };
}

/**
 * The screen for an unknown or failing route. Visitors leave it through the navigation or the owner's best projects.
 */
export function ErrorPage() {
  const { status, message, isRetryable } = describeError(useRouteError());
  const { key } = useLocation();
  const { title } = everyPage.errors;
  return (
    <SiteFrame title={title}>
      <ErrorScreen heading={title} status={status} message={message}>
        {/* A new key resets the retry when another page fails. */}
        {isRetryable && <TryAgain key={key} />}
      </ErrorScreen>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <SelectedWork />
        </Suspense>
      </ErrorBoundary>
    </SiteFrame>
  );
}
