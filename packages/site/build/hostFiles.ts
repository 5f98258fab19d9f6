import { securityHeaders } from './securityHeaders.ts';

/** Headers by name. */
export type Headers = Record<string, string>;

const everywhere = '/';
const hashedFiles = '/assets/';
const keptForAYear: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Netlify and Cloudflare Pages: what several patterns name adds up. */
function headersFile(security: Headers) {
  const rule = (path: string, headers: Headers) => [
    `${path}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [...rule(everywhere, security), ...rule(hashedFiles, keptForAYear), ''].join('\n');
}

function vercelFile(security: Headers) {
  const rule = (path: string, headers: Headers) => ({
    source: `${path}(.*)`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const headers = [rule(everywhere, security), rule(hashedFiles, keptForAYear)];
  return `${JSON.stringify({ cleanUrls: true, headers }, null, 2)}\n`;
}

/** nginx: a location that adds one header takes over none from outside, so each names them all. */
function nginxFile(security: Headers) {
  const location = (path: string, headers: Headers) => [
    `location ${path} {`,
    '  try_files $uri $uri.html $uri/index.html =404;',
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '}',
  ];
  return [
    '# Written by the build. Include it in the server block, beside "root".',
    'error_page 404 /404.html;',
    ...location(everywhere, { ...security, 'Cache-Control': 'no-cache' }),
    ...location(hashedFiles, { ...security, ...keptForAYear }),
    '',
  ].join('\n');
}

/**
 * The files that tell hosts which headers to send, by name.
 * @param policy the Content-Security-Policy that covers all documents
 */
export function hostFiles(policy: string): Record<string, string> {
  const security = securityHeaders(policy);
  return {
    _headers: headersFile(security),
    'vercel.json': vercelFile(security),
    'nginx.conf': nginxFile(security),
  };
}
