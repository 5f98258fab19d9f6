import type { Connect } from 'vite';
import { contentType } from '../hosts/contentTypes.ts';
import { safely } from './safely.ts';

/** The name of a file below the base; undefined if the address is elsewhere or wrongly encoded. */
function nameIn(url: string, base: string): string | undefined {
  const [path = ''] = url.split('?');
  if (!path.startsWith(base)) return undefined;
  try {
    return decodeURIComponent(path.slice(base.length));
  } catch {
    return undefined;
  }
}

/**
 * While developing, answers requests with files that are made for each request.
 * @param base the site's path, with a slash at both ends
 * @param make the file with this name below the base; undefined if there is none
 * @param explain replaces an error for the error page
 */
export const serveFiles = (
  base: string,
  make: (name: string) => Promise<string | Uint8Array | undefined>,
  explain: (error: unknown) => unknown = (error) => error,
): Connect.NextHandleFunction =>
  safely(async ({ url = '' }, response, next) => {
    const name = nameIn(url, base);
    try {
      const file = name && (await make(name));
      if (file === undefined || name === undefined || name === '') return next();
      response.setHeader('content-type', contentType(name));
      response.setHeader('cache-control', 'no-store');
      response.setHeader('x-content-type-options', 'nosniff');
      response.end(file);
    } catch (error) {
      // Vite's error page doesn't set its content type.
      response.setHeader('content-type', 'text/html; charset=utf-8');
      next(await explain(error));
    }
  });
