import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { OwnerError } from '@portfolio/data/OwnerError';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import type { ContentReader } from '../content/contentReader.ts';
import { repositoryRoot } from '../content/folders.ts';
import { remoteOrigins, workshopPolicy } from '../hosts/contentSecurityPolicy.ts';
import { workshopPath } from '../hosts/hostFiles.ts';

const variable = 'PUBLISH_WORKSHOP';

/**
 * Whether the build includes the workshop: the variable `PUBLISH_WORKSHOP`.
 * @param mode which `.env` files are read, as Vite has it
 * @throws OwnerError when it is neither true nor false
 */
export function publishesWorkshop(mode: string): boolean {
  const value = loadEnv(mode, repositoryRoot, variable)[variable]?.trim() || 'false';
  if (!['true', 'false'].includes(value)) {
    throw new OwnerError(`${variable} must be true or false, but is "${value}".`);
  }
  return value === 'true';
}

/**
 * Some hosts serve the workshop without the slash at its end, on which its relative addresses depend. Nothing
 * may come before this that loads something.
 */
const addSlash =
  "if(!/\\/$|\\.html$/.test(location.pathname))history.replaceState(null,'',location.pathname+'/'+location.search+location.hash)";

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);

/** The document, with the policy for what is inline in it before anything that the policy is about. */
export function protectDocument(html: string, remote: ReturnType<typeof remoteOrigins>): string {
  const policy = workshopPolicy({ scripts: [...inlineScripts(html), addSlash], remote });
  const first = `<meta http-equiv="content-security-policy" content="${policy}"><script>${addSlash}</script>`;
  return html.replace(/<head>/, `$&${first}`);
}

/** Builds the workshop beside the pages, if it is to be published (docs/deploying.md). */
export function workshop(reader: ContentReader): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:workshop',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
      // A wrong value is reported before the long part.
      publishesWorkshop(config.mode);
    },
    async buildApp() {
      if (!publishesWorkshop(config.mode)) return;
      const folder = join(resolve(config.root, config.build.outDir), workshopPath);
      const storybook = createRequire(join(repositoryRoot, 'package.json'));
      const program = join(
        storybook.resolve('storybook/package.json'),
        '../dist/bin/dispatcher.js',
      );
      // Without a project that a message in a story could be sent to.
      const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' };
      const args = [program, 'build', '--quiet', '--output-dir', folder];
      await promisify(execFile)(process.execPath, args, { cwd: repositoryRoot, env });
      const remote = remoteOrigins(await reader.read());
      for (const name of ['index.html', 'iframe.html']) {
        const file = join(folder, name);
        await writeFile(file, protectDocument(await readFile(file, 'utf8'), remote));
      }
      config.logger.info(`The workshop is published at ${config.base}${workshopPath}`);
    },
  };
}
