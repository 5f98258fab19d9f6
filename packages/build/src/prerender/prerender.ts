import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasContactForm } from '@portfolio/data/contact/contactForm';
import type { Plugin, ResolvedConfig, Rolldown, ViteBuilder } from 'vite';
import { htmlFile } from '../content/builtPaths.ts';
import type { ContentReader } from '../content/contentReader.ts';
import { languageFolder, otherLanguages } from '../content/languages.ts';
import {
  contentSecurityPolicy,
  remoteOrigins,
  sharedPolicy,
} from '../hosts/contentSecurityPolicy.ts';
import { hostFiles } from '../hosts/hostFiles.ts';
import { readBackendVariables } from '../keys/backendVariables.ts';
import { readClientAssets } from './clientAssets.ts';
import { formatFigures, measurePages } from './figures.ts';
import { writeFonts } from './fonts.ts';
import { buildLanguagePart, type ConfigOf } from './languageParts.ts';
import { pageStyles, withoutFontFaces } from './pageStyles.ts';
import { temporaryFolder } from './wholeFolder.ts';
import { writeNew } from './writeNew.ts';

type ServerEntry = typeof import('@portfolio/site/entry.server.tsx');

const serverFile = 'entry.server.js';

const serverFolderOf = (language?: string) => `${temporaryFolder(language)}/server`;

/**
 * The code that several pages may use: the interface library, the parts of the site around its pages, and how a language
 * counts and writes numbers. Not the figures, which are large.
 */
const ours =
  /[\\/]packages[\\/](?:(?:ui|site)[\\/]src[\\/](?!patterns[\\/]Figure)|words[\\/]src[\\/](?:formats|[^\\/]+[\\/]grammar))/;

/** One file for the pages that show a figure; with the cards around one, which would be a step of their own. */
const figures =
  /[\\/]packages[\\/](?:figures[\\/]|ui[\\/]src[\\/](?:patterns[\\/]Figure|portfolio[\\/](?:Project|Work)Card))/;

/** The site's own code for Node, once it is built. */
const importServer = (root: string, language?: string): Promise<ServerEntry> =>
  import(pathToFileURL(join(root, serverFolderOf(language), serverFile)).href);

async function buildOne(builder: ViteBuilder, name: 'client' | 'ssr') {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment "${name}".`);
  return (await builder.build(environment)) as Rolldown.RolldownOutput;
}

/**
 * Builds the application for the browser and for Node in one `vite build`. It renders every page with
 * the latter and writes it as one HTML file with its own styles inline (architecture section 3). The
 * whole stylesheet comes with the application (docs/decisions/048-inline-first-append-the-rest.md).
 * Each document names the policy for its inline parts; the files for hosts name the part that all have in common. The
 * site's other languages are built with the pages.
 */
export function prerender(reader: ContentReader, configOf: ConfigOf): Plugin {
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
            rolldownOptions: {
              input: 'src/entry.client.tsx',
              // esbuild writes this call to keep the name of a function. Because of it, the bundler would keep a class
              // of Radix that nobody uses: 2.8 kB after brotli.
              treeshake: { manualPureFunctions: ['__name'] },
              // Code that several pages use is one file, which comes with the first of them: the
              // next page's scripts then come in two steps instead of one after the other.
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'shared', test: ours, minShareCount: 3, priority: 1 },
                    { name: 'figures', test: figures, minShareCount: 2 },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            // Its inline scripts are part of every document.
            minify: true,
            outDir: serverFolderOf(reader.language),
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
      await buildOne(builder, 'ssr');
      const outDir = resolve(root, build.outDir);
      const server = await importServer(root, reader.language);

      const content = await reader.read();
      const { url } = readBackendVariables(config.env);
      const backend = hasContactForm(content) ? url : undefined;
      const remote = remoteOrigins(content);
      const shared = { scripts: [server.inlineScript], backend, remote };
      const { site } = content;

      const { stylesheet } = assets;
      const setByScript = Object.keys(server.preferences).map((name) => `data-${name}`);
      const scriptsOf = new Map<string, string[]>();
      const documents = [];
      for (const document of server.prerenderedDocuments) {
        const parts = await server.render(document.path);
        documents.push({
          ...document,
          parts,
          bare: server.renderDocument({ ...parts, styles: '' }),
        });
      }
      // The application shows the rest of the text, such as the other categories' cards.
      const text = [...documents.map(({ bare }) => bare), assets.text, stylesheet.text].join('');
      const fontFaces = await writeFonts(text, outDir, base);
      for (const { path, modules, isPlain, parts, bare } of documents) {
        const scripts = isPlain ? [] : assets.scriptsOf(modules);
        const styles = await pageStyles(bare, stylesheet.text, setByScript);
        const ownStyles = server.inlineStyles(fontFaces + styles);
        const document = server.renderDocument({
          ...parts,
          styles: ownStyles,
          later: {
            stylesheet: base + stylesheet.fileName,
            scripts: scripts.map((name) => base + name),
          },
          policy: contentSecurityPolicy({ ...shared, styles: [ownStyles] }),
        });
        if (!isPlain) scriptsOf.set(htmlFile(path), scripts);
        await writeNew(outDir, htmlFile(path), document);
      }
      await writeFile(join(outDir, stylesheet.fileName), withoutFontFaces(stylesheet.text));
      logger.info(formatFigures(await measurePages(outDir, scriptsOf)));
      // Hosts read them at the root of the site.
      if (reader.language !== undefined) return;
      const languages = otherLanguages(site);
      const scripts = [server.inlineScript];
      for (const language of languages) {
        await buildLanguagePart(language, outDir, config.mode, configOf);
        // The code is the same, but not what the minifier makes of it.
        scripts.push((await importServer(root, language)).inlineScript);
      }
      const policy = sharedPolicy({ ...shared, scripts });
      const parts = languages.map(languageFolder);
      const files = hostFiles(policy, site.url, parts);
      for (const [name, text] of Object.entries(files)) await writeNew(outDir, name, text);
    },
  };
}
