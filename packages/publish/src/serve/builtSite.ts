import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { OwnerError } from '@portfolio/data/OwnerError';
import { elementsIn } from '../build/elements.ts';
import { onlyForHosts } from '../hosts/hostFiles.ts';
import { headersFor } from './headersFile.ts';

/** A file of the built site. */
export interface BuiltFile {
  body: Buffer;
  /** Derived from the body only, so that it outlives a build that hasn't changed the file. */
  etag: string;
  /** When it was last changed, as in `Last-Modified`. */
  modified: string;
}

/** A built site, in memory. */
export interface BuiltSite {
  /** Its files by their path, such as `/skills.html`, without those for hosts. */
  files: ReadonlyMap<string, BuiltFile>;
  /** The address that it was built for, see {@link builtUrl}. */
  url: string | undefined;
  /** The path at which it is published, with a slash at both ends. */
  base: string;
  /** The headers that the build's `_headers` file sets for a path. */
  headersFor: (path: string) => Record<string, string>;
}

/**
 * The address that a build was made for, without a slash at the end: the canonical address of its first
 * page, if that names one.
 * @param distDir the built site
 */
export function builtUrl(distDir: string): string | undefined {
  const file = join(distDir, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const canonical = elementsIn(page).find(({ attributes }) => attributes.rel === 'canonical');
  return canonical?.attributes.href?.replace(/\/$/, '');
}

/** Changes when another build replaces the folder, or is copied over it. */
function identityOf(distDir: string): string | undefined {
  try {
    const parts = [distDir, join(distDir, 'index.html')].map((path) => statSync(path));
    return parts.map(({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`).join() + parts[1]?.mtimeMs;
  } catch {
    return undefined;
  }
}

function readFile(path: string): BuiltFile {
  const body = readFileSync(path);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { body, etag: `"${hash}"`, modified: statSync(path).mtime.toUTCString() };
}

function readSite(distDir: string): BuiltSite {
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(distDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(distDir.length).replaceAll(sep, '/'), readFile(path));
  }
  const url = builtUrl(distDir);
  const base = url ? new URL(`${url}/`).pathname : '/';
  const rules = files.get('/_headers')?.body.toString() ?? '';
  for (const name of onlyForHosts) files.delete(`/${name}`);
  return { files, url, base, headersFor: (path) => headersFor(rules, path) };
}

/**
 * Reads a build into memory, so that every answer is of one whole build
 * (docs/decisions/025-serve-the-build-from-memory.md).
 * @param distDir the built site
 * @returns the current build: the previous one until a new one is there and has been read
 * @throws OwnerError when there is no build
 */
export function openBuiltSite(distDir: string): () => BuiltSite {
  let identity = identityOf(distDir);
  if (!identity) {
    throw new OwnerError(`There is no built site in ${distDir}: run npm run build first.`);
  }
  let site = readSite(distDir);
  return () => {
    const found = identityOf(distDir);
    if (!found || found === identity) return site;
    try {
      const next = readSite(distDir);
      // Otherwise yet another build has come in between.
      if (identityOf(distDir) === found) [site, identity] = [next, found];
    } catch {
      // A build is being put in place right now.
    }
    return site;
  };
}
