import { join } from 'node:path';
import { createBuilder, type UserConfig } from 'vite';
import { languageFolder } from '../content/languages.ts';

/** Makes Vite's configuration for one language. */
export type ConfigOf = (mode: string, language: string) => UserConfig;

/**
 * Builds one of the site's other languages as a site of its own, with its own words, content and documents. It goes into
 * the first language's output folder (docs/decisions/054-build-each-language-as-a-site.md).
 * @param folder the output folder of the first language
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
    // Otherwise Vite would call `configResolved` of each plugin once for each environment.
    builder: { sharedConfigBuild: true },
    build: { ...part.build, outDir: join(folder, languageFolder(language)) },
  });
  await builder.buildApp();
}
