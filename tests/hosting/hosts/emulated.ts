import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vercelConfig } from '@portfolio/publish/hosts/vercelOutput';
import { headersFor } from '@portfolio/publish/serve/headersFile';
import { behindFront } from './behindFront.ts';
import type { Host } from './Host.ts';
import { type Answer, type Rules, serveByRules } from './serveByRules.ts';

/** The headers of the `_headers` file in the folder. */
function headersOf(folder: string): Rules['headers'] {
  const text = readFileSync(join(folder, '_headers'), 'utf8');
  return (path) => headersFor(text, path);
}

/** The headers by which Vercel serves the build (vercel.com/docs/build-output-api/configuration, "routes"). */
function vercelHeaders(folder: string): Rules['headers'] {
  const rules = readFileSync(join(folder, '_headers'), 'utf8');
  const { routes } = vercelConfig(rules, []);
  return (path) =>
    Object.assign(
      {},
      ...routes.filter(({ src }) => new RegExp(src).test(path)).map(({ headers }) => headers),
    );
}

/** The first of these files that is there, or the page for an unknown address. */
function firstOf(
  files: readonly string[],
  has: (file: string) => boolean,
  notFound = '404.html',
): Answer {
  const file = files.find((name) => name !== '' && has(name));
  return file === undefined ? { status: 404, file: notFound } : { status: 200, file };
}

/** The page that `_redirects` names for unknown addresses like this (docs.netlify.com, "Redirect options"). */
function redirectedTo(folder: string, path: string) {
  const file = join(folder, '_redirects');
  const rules = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const found = rules
    .map((rule) => rule.split(' '))
    .find(([from = '', , status]) => status === '404' && path.startsWith(from.replace('*', '')));
  return found?.[1]?.slice(1);
}

/** The nearest `404.html` above a path (developers.cloudflare.com/pages, "Serving Pages"). */
const nearest = (path: string, has: (file: string) => boolean) => {
  const folders = path.split('/').slice(1, -1);
  const all = folders.map((_, at) => `${folders.slice(0, at + 1).join('/')}/404.html`);
  return all.reverse().find(has);
};

/**
 * One address for each page: a path that ends in `.html`, `/index` or a slash is redirected,
 * `/skills` is `skills.html`.
 * @param folderEnd how the address of a folder with an `index.html` ends
 */
const cleanUrls =
  (folderEnd: '' | '/', notFound?: typeof nearest): Rules['answer'] =>
  (path, has) => {
    const clean = path.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, '');
    const page = `${clean.slice(1) || 'index'}.html`;
    const index = join(clean.slice(1), 'index.html');
    const isFolder = !has(page) && has(index);
    const address = isFolder ? clean + folderEnd : clean;
    if ((isFolder || has(page)) && address !== path) return { status: 308, location: address };
    return firstOf([isFolder ? index : page, path.slice(1)], has, notFound?.(path, has));
  };

/** A host that knows only the root of a domain; below a path, another site passes requests on to it. */
const rootHost = (
  name: string,
  {
    answer,
    headers,
    ...traits
  }: {
    answer: (folder: string) => Rules['answer'];
    headers: (folder: string) => Rules['headers'];
  } & Partial<Host>,
): Host => ({
  name,
  sendsHeaders: true,
  sendsTransportSecurity: true,
  ...traits,
  aliases: ['skills.html', 'skills/'],
  walkedAt: 'at the root of a domain',
  async serve({ folder, base }) {
    return behindFront(
      base,
      await serveByRules(folder, { answer: answer(folder), headers: headers(folder) }),
    );
  },
});

/**
 * GitHub Pages: `/skills` is `skills.html`, but `/skills/` is not (docs.github.com/pages, "Creating a
 * custom 404 page"; github.com/slorber/trailing-slash-guide). A project's pages are below the project's
 * name, a user's at the root. It sends no headers of its users.
 */
const githubPages: Host = {
  name: 'GitHub Pages',
  sendsHeaders: false,
  aliases: ['skills.html'],
  serve: ({ folder, base }) =>
    serveByRules(folder, {
      answer(path, has) {
        if (`${path}/` === base) return { status: 301, location: base };
        if (!path.startsWith(base)) return { status: 404 };
        const name = path.slice(base.length);
        const isFolder = name === '' || name.endsWith('/');
        if (!isFolder && has(`${name}/index.html`)) return { status: 301, location: `${path}/` };
        return firstOf([name, isFolder ? `${name}index.html` : `${name}.html`], has);
      },
      headers: () => ({ 'cache-control': 'max-age=600' }),
    }),
};

/** Hosts that can't run here, by the rules in their documentation. */
export const emulatedHosts: Host[] = [
  githubPages,
  // Without its processing (netlify.toml): a slash at the end makes no difference (docs.netlify.com,
  // "Redirect options", "Custom headers"; github.com/slorber/trailing-slash-guide).
  rootHost('Netlify', {
    answer: (folder) => (path, has) => {
      const name = path.slice(1).replace(/\/$/, '');
      const files = [name, `${name}.html`, join(name, 'index.html')];
      return firstOf(files, has, redirectedTo(folder, path));
    },
    headers: headersOf,
    servesFoldersWithoutSlash: true,
  }),
  // developers.cloudflare.com/pages, "Serving Pages", "Headers"
  rootHost('Cloudflare Pages', { answer: () => cleanUrls('/', nearest), headers: headersOf }),
  // vercel.com/docs/project-configuration: cleanUrls, no trailingSlash
  rootHost('Vercel', {
    answer: () => cleanUrls(''),
    headers: vercelHeaders,
    sendsTransportSecurity: false,
    servesFoldersWithoutSlash: true,
  }),
];
