import { nginxFile } from './nginxFile.ts';

/** Headers by name. */
export type Headers = Record<string, string>;

/** What a site with no more than a form and a map never asks the visitor's browser for. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The security headers of every answer, by name.
 * @param policy the Content-Security-Policy that covers all documents
 */
export const securityHeaders = (policy: string): Headers => ({
  // A policy in a document cannot forbid frames, so that part is only here.
  'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    ...deniedFeatures.map((feature) => `${feature}=()`),
    'clipboard-write=(self)',
  ].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** The files whose names change with what is in them, below the site's base. */
const hashedFiles = 'assets/';

const keptForAYear: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Netlify and Cloudflare Pages: what several patterns name adds up. Paths are those in the folder. */
function headersFile(security: Headers) {
  const rule = (path: string, headers: Headers) => [
    `/${path}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [...rule('', security), ...rule(hashedFiles, keptForAYear), ''].join('\n');
}

/**
 * The files that tell hosts which headers to send, by name. `vercel.json` isn't one of them: Vercel reads
 * it before the build, from the root of the repository.
 * @param policy the Content-Security-Policy that covers all documents
 * @param base where the site lies on its host, with a slash at both ends
 */
export function hostFiles(policy: string, base: string): Record<string, string> {
  const security = securityHeaders(policy);
  return {
    _headers: headersFile(security),
    'nginx.conf': nginxFile(base, { security, keptForAYear }),
  };
}
