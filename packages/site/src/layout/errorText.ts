import { isRouteErrorResponse } from 'react-router-dom';

/** The error screen's heading and document title (spec section 8). */
export const errorTitle = 'Unexpected Application Error!';

/** What the error screen says of an error: its kind, and a sentence for the visitor. */
export const describeError = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404
    ? {
        status: '404 Not Found',
        message: 'There is no page at this address. One of these may be what you are looking for:',
      }
    : {
        status: 'This page could not be shown',
        message: 'Something went wrong on the way. Try again, or go on to another page:',
      };
