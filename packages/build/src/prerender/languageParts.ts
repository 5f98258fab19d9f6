import { join } from 'node:path';
import { createBuilder, type UserConfig } from 'vite';
import { languageFolder } from '../content/languages.ts';

/** Makes the configuration of one language. */
export type ConfigOf = (mode: string, language: string) => UserConfig;

/**
 * Builds one of the site's other languages as a site of its own, with its own words, content and documents,
 * into a folder of the first language's (docs/decisions/054-build-each-language-as-a-site.md).
 * @param folder of the first language
 */
export async function buildLanguagePart(
  language: string,
  folder: string,
  mode: string,
  configOf: ConfigOf,
): Promise<void> {
  const part = configOf(mode, language);
  const builder = await createBuilder({
    ...part,
    configFile: false,
    mode,
    // Otherwise its plugins would be told of the configuration of one environment after the other.
    builder: { sharedConfigBuild: true },
    build: { ...part.build, outDir: join(folder, languageFolder(language)) },
  });
  await builder.buildApp();
}
