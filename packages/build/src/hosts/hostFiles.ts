/** Headers by name. */
export type Headers = Record<string, string>;

/**
 * Permissions that would reveal something about visitors, spend their money or reach their devices. The site needs none
 * of them. The list is short because it is sent with every answer, and because a frame only gets permissions that the
 * site grants.
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
  // The policy in a document can't stop other sites from framing the page. Only this header can.
  'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(','),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** The header that stops browsers from sending unencrypted requests to a site that they know. */
export const transportSecurity = 'Strict-Transport-Security';

/**
 * The header for a site at an `https://` address, valid for a year (RFC 6797). It includes neither subdomains nor the
 * browsers' preload list. Both affect more than this site, so the owner has to decide.
 */
const encryptedOnly = { [transportSecurity]: 'max-age=31536000' };

/** The folder of the files whose names change with their content, below the site's base. */
export const hashedFiles = 'assets/';

/** The folder of the editor's page, if the owner publishes it. */
export const editorFolder = 'admin/';

/** The page with which hosts answer an unknown address. */
export const notFoundFile = '404.html';

/** The files for hosts ({@link hostFiles}), which visitors don't get. */
export const onlyForHosts: ReadonlySet<string> = new Set(['_headers', '_redirects']);

const cachedForAYear: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The rules for Netlify, Cloudflare Pages and `npm start`, with paths from the folder of the built site. */
const headersFile = (rules: readonly (readonly [path: string, headers: Headers])[]) =>
  rules
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .concat('')
    .join('\n');

/**
 * The headers for a path by the rules of a `_headers` file from {@link hostFiles}.
 * @param path from the folder of the built site, with a slash first
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
 * The files, by name, that tell hosts which headers to send, and which page to show for an unknown address in another
 * language. Vercel reads `vercel.json` instead. It does so before the build, so that file can't have the policy's hashes.
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
    // Only Netlify needs this file. Cloudflare finds the `404.html` of a folder by itself.
    ...(languages.length > 0 && {
      _redirects: languages.map((part) => `/${part}* /${part}${notFoundFile} 404\n`).join(''),
    }),
    // No two patterns that match the same path may name the same header, because hosts would send both values.
    _headers: headersFile([
      ['/*', { ...securityHeaders(policy), ...(isEncrypted && encryptedOnly) }],
      ...['', ...languages].map((part) => [`/${part}${hashedFiles}*`, cachedForAYear] as const),
    ]),
  };
}
