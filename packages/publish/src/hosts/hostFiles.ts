import { nginxFile } from './nginxFile.ts';
import { encryptedOnly } from './transportSecurity.ts';

/** Headers by name. */
export type Headers = Record<string, string>;

/**
 * Permissions that would reveal something about visitors, spend their money or reach their devices. The site asks
 * for none of them, and a frame gets no others either, unless the site grants them. Each name is part of every
 * answer.
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

/** The workshop, if it is published with the site. */
export interface PublishedWorkshop {
  /** The addresses of the site's pages, whose headers differ. */
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

/** The folder of the files whose names change with their content, below the base of the site or the workshop. */
export const hashedFiles = 'assets/';

/** The script that removes the service worker of earlier versions, by the name that browsers know. */
export const serviceWorkerFile = 'sw.js';

/** The page with which hosts answer an unknown address. */
export const notFoundFile = '404.html';

/** The files for hosts ({@link hostFiles}), which visitors don't get. */
export const onlyForHosts: ReadonlySet<string> = new Set(['_headers', '_redirects', 'nginx.conf']);

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

/** The rule for the files of a language, by its folder. */
const fileRule = (part: string) => [`/${part}${hashedFiles}*`, keptForAYear] as const;

/** If several patterns name a header, its values add up. */
const siteRules = (security: Headers, parts: readonly string[]) =>
  headersFile([['/*', security], ...parts.map(fileRule)]);

/**
 * The rules if the workshop is next to the site. A header that two patterns name is sent with both values, so
 * headers that differ are named page by page.
 */
function rulesWithWorkshop(
  security: Headers,
  parts: readonly string[],
  published: PublishedWorkshop,
) {
  const workshop = workshopHeaders(security, published);
  const shared = Object.keys(workshop).filter((name) => security[name] === workshop[name]);
  const pick = (headers: Headers, isShared: boolean) =>
    Object.fromEntries(
      Object.entries(headers).filter((header) => shared.includes(header[0]) === isShared),
    );
  return headersFile([
    ['/*', pick(security, true)],
    ...published.pages.map((page) => [page, pick(security, false)] as const),
    ...parts
      .filter((part) => part !== '')
      .map((part) => [`/${part}*`, pick(security, false)] as const),
    ...parts.map(fileRule),
    [`/${workshopPath}*`, pick(workshop, false)],
    [`/${workshopPath}${hashedFiles}*`, keptForAYear],
  ]);
}

/**
 * The files that tell hosts which headers to send, and which page for an unknown address of another language, by name. Vercel, which reads `vercel.json` before the build, gets
 * the headers of `_headers` from `vercelOutput.ts`.
 * @param policy the Content-Security-Policy that all documents have in common
 * @param address the site's public address, without a slash at the end
 * @param languages the folders of the site's other languages, such as `fr/`
 * @param workshop if it is published
 */
export function hostFiles(
  policy: string,
  address: string,
  languages: readonly string[] = [],
  workshop?: PublishedWorkshop,
): Record<string, string> {
  const { protocol, pathname } = new URL(`${address}/`);
  const parts = ['', ...languages];
  const security = {
    ...securityHeaders(policy),
    ...(protocol === 'https:' && encryptedOnly),
  };
  const ofWorkshop = workshop && {
    path: workshopPath,
    headers: workshopHeaders(security, workshop),
  };
  return {
    // Netlify's; Cloudflare finds the page of a folder by itself, and ignores the rule.
    ...(languages.length > 0 && {
      _redirects: languages.map((part) => `/${part}* /${part}${notFoundFile} 404\n`).join(''),
    }),
    _headers: workshop ? rulesWithWorkshop(security, parts, workshop) : siteRules(security, parts),
    'nginx.conf': nginxFile(pathname, { security, keptForAYear }, parts, ofWorkshop),
  };
}
