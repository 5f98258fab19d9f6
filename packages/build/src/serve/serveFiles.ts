import type { Connect } from 'vite';
import { contentType } from '../hosts/contentTypes.ts';

/** The name in an address, below the base; undefined for an address elsewhere, or one that is wrongly encoded. */
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
 * Answers with files that are made at each request, while developing.
 * @param base the site's path, with a slash at both ends
 * @param make a file's bytes by its name from there; undefined if there is no such file
 * @param explain the text of the error page for an error
 */
export const serveFiles =
  (
    base: string,
    make: (name: string) => Promise<string | Uint8Array | undefined>,
    explain: (error: unknown) => unknown = (error) => error,
  ): Connect.NextHandleFunction =>
  async ({ url = '' }, response, next) => {
    const name = nameIn(url, base);
    try {
      const file = name && (await make(name));
      if (file === undefined || name === undefined || name === '') return next();
      response.setHeader('content-type', contentType(name));
      response.setHeader('cache-control', 'no-store');
      response.setHeader('x-content-type-options', 'nosniff');
      response.end(file);
    } catch (error) {
      // Vite's error page has no type of its own.
      response.setHeader('content-type', 'text/html; charset=utf-8');
      next(await explain(error));
    }
  };
