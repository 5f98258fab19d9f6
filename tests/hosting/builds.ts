import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { viteArgs } from '../harness/nodeCalls.ts';
import { OWN_BACKEND } from '../harness/ownBackend.ts';

/** The site, built for an address. */
export interface Build {
  /** Where it is to lie on a host. */
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

/** Both builds, and the folder to throw away in the end. */
export interface Builds {
  builds: Build[];
  temporary: string;
}

async function build(url: string, folder: string) {
  const args = viteArgs(['build', `--outDir=${folder}`]);
  const env = { ...process.env, ...OWN_BACKEND, NODE_ENV: 'production', SITE_URL: url };
  await promisify(execFile)(process.execPath, args, { env });
}

/** Builds the site for the root of a domain, and for a path. */
export async function makeBuilds(): Promise<Builds> {
  const temporary = await mkdtemp(join(tmpdir(), 'portfolio-hosting-'));
  const builds: Build[] = [
    {
      name: 'at the root of a domain',
      url: 'https://ada-byron.dev',
      base: '/',
      root: join(temporary, 'root'),
      folder: join(temporary, 'root'),
    },
    {
      name: 'below a path',
      url: 'https://name.github.io/portfolio',
      base: '/portfolio/',
      root: join(temporary, 'path'),
      folder: join(temporary, 'path/portfolio'),
    },
  ];
  await Promise.all(builds.map(({ url, folder }) => build(url, folder)));
  return { builds, temporary };
}

/** Throws the builds away. */
export const removeBuilds = ({ temporary }: Builds) => rm(temporary, { recursive: true });
