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

/** The folder of the files whose names change with their content, below the site's base. */
export const hashedFiles = 'assets/';

/** The script that removes the service worker of earlier versions, by the name that browsers know. */
export const serviceWorkerFile = 'sw.js';

/** The page with which hosts answer an unknown address. */
export const notFoundFile = '404.html';

/** The files for hosts ({@link hostFiles}), which visitors don't get. */
export const onlyForHosts: ReadonlySet<string> = new Set(['_headers', '_redirects']);

const keptForAYear: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The rules for Netlify, Cloudflare Pages and `npm start`. Paths are those in the folder. */
const headersFile = (rules: readonly (readonly [path: string, headers: Headers])[]) =>
  rules
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .concat('')
    .join('\n');

/**
 * The headers for a path, by the rules of a `_headers` file that {@link hostFiles} has made.
 * @param path from the built site's folder, with a slash at its beginning
 */
export function headersFor(rules: string, path: string): Headers {
  const headers: Headers = {};
  let applies = false;
  for (const line of rules.split('\n')) {
    const [, name, value = ''] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && applies) headers[name] = value;
    else if (!name) applies = line !== '' && path.startsWith(line.replace(/\*$/, ''));
  }
  return headers;
}

/**
 * The files that tell hosts which headers to send, and which page for an unknown address of another language, by name.
 * Vercel reads `vercel.json` instead, before the build, and so without the hashes of the policy.
 * @param policy the Content-Security-Policy that all documents have in common
 * @param address the site's public address
 * @param languages the folders of the site's other languages, such as `fr/`
 */
export function hostFiles(
  policy: string,
  address: string,
  languages: readonly string[] = [],
): Record<string, string> {
  const isEncrypted = address.startsWith('https:');
  return {
    // Netlify's; Cloudflare finds the page of a folder by itself, and ignores the rule.
    ...(languages.length > 0 && {
      _redirects: languages.map((part) => `/${part}* /${part}${notFoundFile} 404\n`).join(''),
    }),
    // If several patterns name a header, its values add up.
    _headers: headersFile([
      ['/*', { ...securityHeaders(policy), ...(isEncrypted && encryptedOnly) }],
      ...['', ...languages].map((part) => [`/${part}${hashedFiles}*`, keptForAYear] as const),
    ]),
  };
}
