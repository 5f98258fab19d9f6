import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasContactForm } from '@portfolio/data/contact/contactForm';
import { familiesOf } from '@portfolio/ui/tokens';
import type { Plugin, ResolvedConfig, Rolldown, ViteBuilder } from 'vite';
import type { ContentReader } from '../content/contentReader.ts';
import { languageFolder, otherLanguages } from '../content/languages.ts';
import { htmlFile } from '../content/reservedPaths.ts';
import {
  contentSecurityPolicy,
  remoteOrigins,
  sharedPolicy,
} from '../hosts/contentSecurityPolicy.ts';
import { hostFiles } from '../hosts/hostFiles.ts';
import { readBackendVariables } from '../keys/backendVariables.ts';
import { lookOf } from '../look/lookOf.ts';
import { temporaryFolder } from './atomicOutputFolder.ts';
import { readClientAssets } from './clientAssets.ts';
import { writeFonts } from './fonts.ts';
import { buildLanguagePart, type ConfigOf } from './languageParts.ts';
import { pageStyles, withoutFontFaces } from './pageStyles.ts';
import { formatWeights, measurePages } from './pageWeights.ts';
import { writeExclusive } from './writeExclusive.ts';

type ServerEntry = typeof import('@portfolio/site/entry.server.tsx');

const serverFile = 'entry.server.js';

const serverFolderOf = (language?: string) => `${temporaryFolder(language)}/server`;

/**
 * The code that many pages share: the interface library, the parts of the site around its pages, and how a language counts
 * and writes numbers. Figures are large, so they aren't part of it.
 */
const sharedCode =
  /[\\/]packages[\\/](?:(?:ui|site)[\\/]src[\\/](?!patterns[\\/]Figure)|words[\\/]src[\\/](?:formats|[^\\/]+[\\/]grammar))/;

/** The code of figures and of the cards around them, in one file so that pages load both in one step. */
const figureCode =
  /[\\/]packages[\\/](?:figures[\\/]|ui[\\/]src[\\/](?:patterns[\\/]Figure|portfolio[\\/](?:Project|Work)Card))/;

/** Imports the built code of the site for Node. */
const importServer = (root: string, language?: string): Promise<ServerEntry> =>
  import(pathToFileURL(join(root, serverFolderOf(language), serverFile)).href);

async function buildOne(builder: ViteBuilder, name: 'client' | 'ssr') {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment "${name}".`);
  return (await builder.build(environment)) as Rolldown.RolldownOutput;
}

/**
 * Builds the application for the browser and for Node in one `vite build`. The code for Node then renders each page, which
 * becomes one HTML file with its own styles inline (architecture section 3). The whole stylesheet comes with the
 * application (docs/decisions/048-inline-first-append-the-rest.md). Each document has a policy for its inline parts, and
 * the files for hosts have the policy that all documents share. The build of the first language also builds the others.
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
            // The document's start script loads all scripts.
            modulePreload: false,
            rolldownOptions: {
              input: 'src/entry.client.tsx',
              // esbuild calls this function to keep the names of functions. Because of that call, the bundler would
              // keep an unused class of Radix, which has 2.8 kB after brotli.
              treeshake: { manualPureFunctions: ['__name'] },
              // The first page loads the shared code as one file. The scripts of the next page then load in two steps
              // instead of one after the other.
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'shared', test: sharedCode, minShareCount: 3, priority: 1 },
                    // What figures share with pages that have none stays outside.
                    {
                      name: 'figures',
                      test: figureCode,
                      minShareCount: 2,
                      includeDependenciesRecursively: false,
                    },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            // Its inline scripts become part of every document.
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
      // Some text is only in the application, such as the cards of the other categories.
      const text = [...documents.map(({ bare }) => bare), assets.text, stylesheet.text].join('');
      const fontFaces = await writeFonts(familiesOf(lookOf(content)), text, outDir, base);
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
        await writeExclusive(outDir, htmlFile(path), document);
      }
      await writeFile(join(outDir, stylesheet.fileName), withoutFontFaces(stylesheet.text));
      logger.info(formatWeights(await measurePages(outDir, scriptsOf)));
      // The rest is for the root of the site, where hosts read their files.
      if (reader.language !== undefined) return;
      const languages = otherLanguages(site);
      const scripts = [server.inlineScript];
      for (const language of languages) {
        await buildLanguagePart(language, outDir, config.mode, configOf);
        // The script has the same code in each language, but the minifier writes it differently.
        scripts.push((await importServer(root, language)).inlineScript);
      }
      const policy = sharedPolicy({ ...shared, scripts, hasEditor: site.editor });
      const parts = languages.map(languageFolder);
      const files = hostFiles(policy, site.url, parts);
      for (const [name, text] of Object.entries(files)) await writeExclusive(outDir, name, text);
    },
  };
}
