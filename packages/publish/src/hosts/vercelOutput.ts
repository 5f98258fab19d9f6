import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readRules } from '../serve/headersFile.ts';
import { onlyForHosts } from './hostFiles.ts';
import { transportSecurity } from './transportSecurity.ts';

/** A pattern of `_headers`, which may end in `*`, as Vercel's routes have it. */
const asExpression = (pattern: string) =>
  `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*$/, '.*')}$`;

/** Vercel sends this header by itself, also for other answers (vercel.com/docs/cdn-security/encryption). */
const withoutVercelsOwn = ({ [transportSecurity]: _, ...headers }: Record<string, string>) =>
  headers;

/**
 * Vercel's configuration for a built site, in the form that it reads after a build (Build Output API, version 3): the
 * headers of `_headers`, and pages without `.html` at the end. Clean addresses and `404.html` come from `vercel.json`.
 * @param rules the text of `_headers`
 * @param names the built files, with `/` between folders
 */
export function vercelConfig(rules: string, names: readonly string[]) {
  const routes = readRules(rules).map(({ pattern, headers }) => ({
    src: asExpression(pattern),
    headers: withoutVercelsOwn(headers),
    continue: true,
  }));
  const pages = names.filter((name) => name.endsWith('.html'));
  const overrides = pages.map((name) => [name, { path: name.replace(/\.html$/, '') }] as const);
  return { version: 3, routes, overrides: Object.fromEntries(overrides) };
}

/**
 * Writes a built site where Vercel looks for it after a build. `vercel.json` itself is read too early: only the
 * build knows the policy.
 * @param siteFolder the built site
 * @param output Vercel's folder, `.vercel/output`
 */
export async function writeVercelOutput(siteFolder: string, output: string): Promise<void> {
  const rules = await readFile(join(siteFolder, '_headers'), 'utf8');
  const entries = await readdir(siteFolder, { recursive: true });
  const names = entries.map((name) => name.replaceAll(sep, '/'));
  const files = join(output, 'static');
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true });
  await cp(siteFolder, files, {
    recursive: true,
    filter: (from) => !onlyForHosts.has(from.slice(siteFolder.length + 1)),
  });
  await writeFile(join(output, 'config.json'), JSON.stringify(vercelConfig(rules, names)));
}
