import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig, Rolldown, ViteBuilder } from 'vite';
import { contentSecurityPolicy } from '../hosts/contentSecurityPolicy.ts';
import { hostFiles } from '../hosts/hostFiles.ts';
import { readBackendVariables } from './backendVariables.ts';
import { readClientAssets } from './clientAssets.ts';
import { formatFigures, measurePages } from './figures.ts';
import { pageStyles } from './pageStyles.ts';
import type { ServerEntry } from './serverEntry.ts';

/** Each build has its own: another one may run at the same time. */
const serverFolder = `node_modules/.prerender/${process.pid}`;
const serverFile = 'entry.server.js';

/** The HTML file of a path: `/` is `index.html`, `/skills` is `skills.html`. */
const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

async function buildOne(builder: ViteBuilder, name: 'client' | 'ssr') {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment "${name}".`);
  return (await builder.build(environment)) as Rolldown.RolldownOutput;
}

/**
 * Builds the application for the browser and for Node in one `vite build`, renders every page with
 * the latter and writes it as one HTML file with its own styles inline (architecture section 3); the
 * whole stylesheet comes with the application (docs/decisions/004-inline-only-a-pages-own-styles.md).
 * Each document names the policy for what is inline in it; the files for hosts, one for all documents.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'portfolio:prerender',
    config: () => ({
      environments: {
        client: {
          build: {
            cssCodeSplit: false,
            // Scripts are started and preloaded by the document's start script.
            modulePreload: false,
            rolldownOptions: { input: 'src/entry.client.tsx' },
          },
        },
        ssr: {
          build: {
            copyPublicDir: false,
            // Its inline scripts stand in every document.
            minify: true,
            outDir: serverFolder,
            rolldownOptions: {
              input: 'src/entry.server.tsx',
              output: { entryFileNames: serverFile },
            },
          },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    async buildApp(builder) {
      const assets = readClientAssets(await buildOne(builder, 'client'));
      const { root, base, build, logger } = config;
      process.once('exit', () =>
        rmSync(join(root, serverFolder), { recursive: true, force: true }),
      );
      await buildOne(builder, 'ssr');
      const outDir = resolve(root, build.outDir);
      const server: ServerEntry = await import(
        pathToFileURL(join(root, serverFolder, serverFile)).href
      );

      // One inline script: each costs every document a hash of its own.
      const script = `${server.preferencesScript};${server.startScript}`;
      const { url: backend } = readBackendVariables(config.env);
      const policyFor = (styles: readonly string[]) =>
        contentSecurityPolicy({ scripts: [script], styles, backend, remote: server.remote });

      const writePage = async (path: string, scripts: readonly string[]) => {
        const [entry, ...preload] = scripts.map((file) => base + file);
        const parts = await server.render(path);
        const bare = server.renderDocument({ ...parts, styles: '', script: '' });
        const { fileName, text } = assets.stylesheet;
        const styles = server.inlineStyles(await pageStyles(bare, text));
        const document = server.renderDocument({
          ...parts,
          styles,
          script: `<script data-entry="${entry}" data-preload="${preload.join(' ')}" data-styles="${base}${fileName}">${script}</script>`,
          policy: policyFor([styles]),
        });
        const file = join(outDir, htmlFile(path));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, document);
        return styles;
      };

      const styles = [];
      for (const { file, path } of server.prerenderedPages) {
        styles.push(await writePage(path, assets.scriptsOf(file)));
      }
      // Static hosts answer an unknown address with 404.html; no page has this path.
      styles.push(await writePage('/404', assets.entryScripts));
      const policy = policyFor(styles);
      for (const [name, text] of Object.entries(hostFiles(policy, base))) {
        await writeFile(join(outDir, name), text);
      }
      logger.info(formatFigures(measurePages(outDir)));
    },
  };
}
