import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import { type remoteOrigins, workshopPolicy } from '../hosts/contentSecurityPolicy.ts';

/**
 * Some hosts serve the workshop without the slash at its end, on which its relative addresses depend. Nothing
 * that loads something may come before this.
 */
const addSlash =
  "<script>if(!/\\/$|\\.html$/.test(location.pathname))history.replaceState(null,'',location.pathname+'/'+location.search+location.hash)</script>";

/** What the frame of the stories loads first. */
const loadedBy = (frame: string) =>
  [...frame.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\.\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );

/** The sidebar shows when this is there. */
const preloadIndex = '<link rel="preload" as="fetch" href="./index.json" crossorigin>';

/**
 * Loads what the frame needs as soon as Storybook itself is there: it makes the frame only when all of it
 * runs.
 */
const prefetch = (files: readonly string[]) =>
  `<script type="module">import './sb-manager/globals-runtime.js';for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'prefetch',href}))</script>`;

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);

type Remote = ReturnType<typeof remoteOrigins>;

/** The document with the policy for what is inline in it, before all that the policy is about. */
export function withPolicy(html: string, remote: Remote): string {
  const policy = workshopPolicy({ scripts: inlineScripts(html), remote });
  return html.replace(
    '<head>',
    `$&<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

/** Storybook's own scripts come with their white space, a third of what is loaded. */
async function minifyScripts(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const path = join(folder, file);
    const { code, errors } = await minify(path, await readFile(path, 'utf8'), { module: true });
    if (errors.length === 0) await writeFile(path, code);
  }
}

/**
 * Makes of what `storybook build` has written what is published: each document names its policy
 * (docs/security.md), and the first one comes sooner.
 * @param remote what the content loads from elsewhere
 */
export async function finishWorkshop(folder: string, remote: Remote): Promise<void> {
  const change = async (name: string, edit: (html: string) => string) => {
    const path = join(folder, name);
    await writeFile(path, withPolicy(edit(await readFile(path, 'utf8')), remote));
  };
  const frame = await readFile(join(folder, 'iframe.html'), 'utf8');
  await change('iframe.html', (html) => html);
  await change('index.html', (html) =>
    html
      .replace('<head>', `$&${addSlash}`)
      .replace('</head>', `${preloadIndex}${prefetch(loadedBy(frame))}$&`),
  );
  for (const name of ['sb-manager', 'sb-addons']) await minifyScripts(join(folder, name));
}
