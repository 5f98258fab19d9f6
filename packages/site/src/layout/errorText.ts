import { isRouteErrorResponse } from 'react-router-dom';
import { UnreachableError } from '../reachable';

/** What the error screen says of an error: its kind, a sentence, and whether trying again may help. */
export function describeError(error: unknown) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      status: '404 Not Found',
      message: 'There is no page at this address. One of these may be what you are looking for:',
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
