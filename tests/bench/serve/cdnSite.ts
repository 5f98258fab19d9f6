import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuiltFile, BuiltSite } from '@portfolio/publish/serve/siteServer';
import { contentType } from '@portfolio/publish/serve/sendFile';
import { LIMIT_POLICY, limitPage } from './limitPage.ts';

/** Below it are the pages that the site's own are compared with. */
const COMPARED = '/__bench';

/** The path of the limit page of a page, `/` or such as `/skills`. */
export const limitPath = (path: string) => `${COMPARED}/limit${path}`;

const isPage = (path: string) => path.endsWith('.html');
const isCompressible = (path: string) =>
  /^text\/|json|javascript|xml|manifest/.test(contentType(path));

const fileOf = (body: Buffer): BuiltFile => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  modified: new Date(0).toUTCString(),
});

/** The site with the pages that its own are compared with. */
export function withComparedPages(site: BuiltSite): BuiltSite {
  const pages = [...site.files].filter(([path]) => isPage(path));
  const compared = pages.map(
    ([path, { body }]) =>
      [limitPath(path), fileOf(Buffer.from(limitPage(body.toString())))] as const,
  );
  return {
    ...site,
    files: new Map([...site.files, ...compared]),
    headersFor: (path) => ({
      ...site.headersFor(path),
      ...(path.startsWith(COMPARED) && { 'Content-Security-Policy': LIMIT_POLICY }),
    }),
  };
}

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** The site as a content delivery network sends it to a browser that takes Brotli. */
export async function compressed(site: BuiltSite): Promise<BuiltSite> {
  const files = await Promise.all(
    [...site.files].map(async ([path, file]) => {
      if (!isCompressible(path)) return [path, file] as const;
      return [path, fileOf(await compress(file.body, { params }))] as const;
    }),
  );
  return {
    ...site,
    files: new Map(files),
    headersFor: (path) => ({
      ...site.headersFor(path),
      ...(isCompressible(path) && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
    }),
  };
}
