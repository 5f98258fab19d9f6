import { nginxFile } from './nginxFile.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Headers by name. */
export type Headers = Record<string, string>;

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
 * The files that tell hosts which headers to send, by name. `vercel.json` is none of them: Vercel reads
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
