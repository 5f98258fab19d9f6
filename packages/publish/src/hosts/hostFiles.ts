import { nginxFile } from './nginxFile.ts';
import { encryptedOnly } from './transportSecurity.ts';

/** Headers by name. */
export type Headers = Record<string, string>;

/**
 * What would tell something about the visitor, spend their money or reach their devices. The site asks for none of
 * it, and a frame gets nothing else either, unless the site gives it. Each name is part of every answer.
 */
const deniedFeatures = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * The security headers of every answer, by name.
 * @param policy the Content-Security-Policy that all documents have in common
 */
export const securityHeaders = (policy: string): Headers => ({
  // A policy in a document cannot forbid frames, so that part is only here.
  'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(','),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** The workshop's part of an address, below the site's base. */
export const workshopPath = 'workshop/';

/** The workshop, where it is published with the site. */
export interface PublishedWorkshop {
  /** The addresses of the site's pages, whose headers are others. */
  pages: readonly string[];
  /** The Content-Security-Policy of its documents. */
  policy: string;
}

/** The headers of the workshop's answers: its documents show stories in a frame, and are kept out of search engines. */
const workshopHeaders = (security: Headers, { policy }: PublishedWorkshop): Headers => ({
  ...security,
  'Content-Security-Policy': `${policy};frame-ancestors 'self'`,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex',
});

/** The files whose names change with what is in them, below the base of the site or the workshop. */
export const hashedFiles = 'assets/';

/** The service worker: its name is always the same, by which browsers find a new one. */
export const serviceWorkerFile = 'sw.js';

/** A script that removes the service worker, for an address that the site has left (docs/deploying.md). */
export const removalFile = 'remove-sw.js';

/** The page that the service worker shows in the place of what can't be had. */
export const offlineFile = 'offline.html';

/** The page that hosts answer an unknown address with. */
export const notFoundFile = '404.html';

const askedFor: Headers = { 'Cache-Control': 'no-cache' };

const keptForAYear: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The rules for Netlify and Cloudflare Pages. Paths are those in the folder. */
const headersFile = (rules: readonly (readonly [path: string, headers: Headers])[]) =>
  rules
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .concat('')
    .join('\n');

/** What several patterns name adds up. */
const siteRules = (security: Headers) =>
  headersFile([
    ['/*', security],
    [`/${hashedFiles}*`, keptForAYear],
    [`/${serviceWorkerFile}`, askedFor],
  ]);

/**
 * The rules where the workshop is beside the site. A header that two patterns name is sent with both values, so
 * what the two don't share is named page by page.
 */
function rulesWithWorkshop(security: Headers, published: PublishedWorkshop) {
  const workshop = workshopHeaders(security, published);
  const shared = Object.keys(workshop).filter((name) => security[name] === workshop[name]);
  const pick = (headers: Headers, isShared: boolean) =>
    Object.fromEntries(
      Object.entries(headers).filter((header) => shared.includes(header[0]) === isShared),
    );
  return headersFile([
    ['/*', pick(security, true)],
    ...published.pages.map((page) => [page, pick(security, false)] as const),
    [`/${hashedFiles}*`, keptForAYear],
    [`/${serviceWorkerFile}`, askedFor],
    [`/${workshopPath}*`, pick(workshop, false)],
    [`/${workshopPath}${hashedFiles}*`, keptForAYear],
  ]);
}

/**
 * The files that tell hosts which headers to send, by name. Vercel, which reads `vercel.json` before the build, gets
 * what `_headers` says from `vercelOutput.ts`.
 * @param policy the Content-Security-Policy that all documents have in common
 * @param address where the site is published, without a slash at the end
 * @param workshop if it is published
 */
export function hostFiles(
  policy: string,
  address: string,
  workshop?: PublishedWorkshop,
): Record<string, string> {
  const { protocol, pathname } = new URL(`${address}/`);
  const security = {
    ...securityHeaders(policy),
    ...(protocol === 'https:' && encryptedOnly),
  };
  const ofWorkshop = workshop && {
    path: workshopPath,
    headers: workshopHeaders(security, workshop),
  };
  return {
    _headers: workshop ? rulesWithWorkshop(security, workshop) : siteRules(security),
    'nginx.conf': nginxFile(pathname, { security, keptForAYear }, ofWorkshop),
  };
}
