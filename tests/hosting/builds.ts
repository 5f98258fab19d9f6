import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../harness/buildSite.ts';

/** The site, built for an address. */
export interface Build {
  /** Its path on its host. */
  name: 'at the root of a domain' | 'below a path';
  /** The address it was built for. */
  url: string;
  /** The path of the address, with a slash at both ends. */
  base: string;
  /** The built files. */
  folder: string;
  /** The folder in which they have the path of the address. */
  root: string;
}

/** Builds the site for the root of a domain, and for a path. */
export async function makeBuilds() {
  const temporary = await mkdtemp(join(tmpdir(), 'portfolio-hosting-'));
  const at = (name: Build['name'], url: string): Build => {
    const { pathname } = new URL(url);
    const root = join(temporary, pathname === '/' ? 'root' : 'path');
    return { name, url, base: join(pathname, '/'), root, folder: join(root, pathname) };
  };
  const builds = [
    at('at the root of a domain', 'https://ada-byron.dev'),
    at('below a path', 'https://name.github.io/portfolio'),
  ];
  await Promise.all(builds.map(({ url, folder }) => buildSite(folder, { SITE_URL: url })));
  return { builds, remove: () => rm(temporary, { recursive: true }) };
}
