import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { readImports } from './readImports.ts';

/** The modules that each package must do without: `ui` only draws, `data` only knows and counts. */
export const FORBIDDEN: Record<string, RegExp[]> = {
  data: [/^@portfolio\/(ui|site)$/, /^(@types\/)?react($|-)/],
  ui: [/^@portfolio\/(data|site)$/, /^(react-router|@react-router)/, /^@supabase\//],
  site: [],
};

const SOURCE = /\.(?:[cm]?[jt]sx?|css)$/;
const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
];

/** `@scope/name` of `@scope/name/file`, `name` of `name/file`. */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function isForbidden(name: string, specifier: string): boolean {
  return (FORBIDDEN[name] ?? []).some((pattern) => pattern.test(packageName(specifier)));
}

function leaves(folder: string, file: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return false;
  const way = relative(folder, resolve(dirname(file), specifier));
  return way === '..' || way.startsWith(`..${sep}`);
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => join(folder, file));
}

function checkSources(root: string, name: string): string[] {
  const folder = join(root, 'packages', name);
  const source = join(folder, 'src');
  if (!existsSync(source)) return [];
  return listSources(source).flatMap((file) =>
    readImports(file, readFileSync(file, 'utf8'))
      .filter(({ specifier }) => isForbidden(name, specifier) || leaves(folder, file, specifier))
      .map(({ specifier, line }) => `${relative(root, file)}:${line} imports ${specifier}`),
  );
}

function checkManifest(root: string, name: string): string[] {
  const file = join(root, 'packages', name, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return DEPENDENCY_FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {}))
    .filter((dependency) => isForbidden(name, dependency))
    .map((dependency) => `${relative(root, file)} depends on ${dependency}`);
}

/** What breaks the packages' boundaries in the workspace at `root`, one line each. */
export function checkBoundaries(root: string): string[] {
  return Object.keys(FORBIDDEN).flatMap((name) => [
    ...checkManifest(root, name),
    ...checkSources(root, name),
  ]);
}
