import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';

/** A file of the built site. */
export interface BuiltFile {
  /** Below the built site, with slashes and one at its beginning: `/skills.html`. */
  name: string;
  /** The file on the disk: that of `name`, or a compressed form of it. */
  path: string;
  /** How it is compressed. */
  encoding?: string;
  /** Whether there are compressed forms of it. */
  varies: boolean;
  /** Follows from what is in the file alone, so that it outlives a build that has not changed it. */
  etag: string;
  /** In bytes. */
  size: number;
  modified: Date;
  /** Tells the file from another one that takes its place. */
  identity: string;
}

/** What the package's types do not know yet. */
interface WithPreference {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

const endings: Record<string, string> = { br: '.br', gzip: '.gz' };

/** Tells a file from every other one, and from itself before it was written to. */
export const identityOf = ({
  ino,
  size,
  mtimeMs,
}: {
  ino: number;
  size: number;
  mtimeMs: number;
}) => `${ino} ${size} ${mtimeMs}`;

async function statFile(path: string) {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats : undefined;
}

/** The files that a path may mean: itself, `/skills` the page `/skills.html`, a folder its index. */
function candidates(path: string): string[] {
  const name = path.replace(/\/+$/, '');
  return [name, `${name}.html`, `${name}/index.html`].filter((each) => !each.startsWith('.'));
}

/** Finds the files of a built site by the paths that visitors ask for. */
export function createBuiltFiles(distDir: string) {
  const etags = new Map<string, { identity: string; etag: string }>();

  /** A file's tag, unless the file has just gone. */
  async function etagOf(path: string, identity: string): Promise<string | undefined> {
    const known = etags.get(path);
    if (known?.identity === identity) return known.etag;
    const content = await readFile(path).catch(() => undefined);
    if (!content) return undefined;
    const hash = createHash('sha256').update(content);
    const etag = `"${hash.digest('base64url').slice(0, 27)}"`;
    etags.set(path, { identity, etag });
    return etag;
  }

  async function choose(file: string, headers: IncomingHttpHeaders) {
    const encodings = [];
    for (const [encoding, ending] of Object.entries(endings)) {
      if (await statFile(file + ending)) encodings.push(encoding);
    }
    const negotiator = new Negotiator({ headers }) as WithPreference;
    const wanted = negotiator.encoding([...encodings, 'identity'], { preferred: ['br', 'gzip'] });
    const encoding = wanted && wanted in endings ? wanted : undefined;
    const path = encoding ? file + endings[encoding] : file;
    return { path, varies: encodings.length > 0, ...(encoding ? { encoding } : {}) };
  }

  /**
   * The file that a path means, in the form that the visitor's browser takes.
   * @param path decoded, beginning with a slash
   */
  return async function find(
    path: string,
    headers: IncomingHttpHeaders,
  ): Promise<BuiltFile | undefined> {
    for (const name of candidates(path)) {
      if (!(await statFile(join(distDir, name)))) continue;
      const form = await choose(join(distDir, name), headers);
      const stats = await statFile(form.path);
      if (!stats) return undefined;
      const identity = identityOf(stats);
      const etag = await etagOf(form.path, identity);
      if (etag === undefined) return undefined;
      return { name, ...form, etag, size: stats.size, modified: stats.mtime, identity };
    }
    return undefined;
  };
}
