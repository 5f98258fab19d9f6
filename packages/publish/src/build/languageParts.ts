import { join, resolve } from 'node:path';
import { createBuilder, type Plugin, type ResolvedConfig, type UserConfig } from 'vite';
import type { ContentReader } from '../content/contentReader.ts';
import { languageFolder, otherLanguages } from '../content/languages.ts';

/**
 * Builds the site's other languages, each as a site of its own with its own words, content, documents and offline
 * copy, into a folder of the first language's (docs/decisions/054-build-each-language-as-a-site.md).
 * @param configOf makes the configuration of one language
 */
export function languageParts(
  reader: ContentReader,
  configOf: (mode: string, language: string) => UserConfig,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:language-parts',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async buildApp() {
      if (reader.language !== undefined) return;
      const folder = resolve(config.root, config.build.outDir);
      for (const language of otherLanguages((await reader.read()).site)) {
        const part = configOf(config.mode, language);
        const outDir = join(folder, languageFolder(language));
        const builder = await createBuilder({
          ...part,
          configFile: false,
          mode: config.mode,
          // Otherwise its plugins would be told of the configuration of one environment after the other.
          builder: { sharedConfigBuild: true },
          build: { ...part.build, outDir },
        });
        await builder.buildApp();
      }
    },
  };
}
