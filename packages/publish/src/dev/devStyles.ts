import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EnvironmentModuleNode, normalizePath, type ViteDevServer } from 'vite';
import { styleFolders } from '../content/folders.ts';

const isStyleFile = (name: string) => name.endsWith('.css.ts');

/** The files of styles that a module imports, those it imports first before those that build on them. */
function importedStyles(entry: EnvironmentModuleNode | undefined): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const files: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.file && isStyleFile(module.file)) files.push(module.file);
  };
  if (entry) visit(entry);
  return files;
}

/** All files of styles, which parts that are loaded later need too. */
const allStyles = () =>
  styleFolders.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter(isStyleFile)
      .map((name) => normalizePath(join(folder, name))),
  );

/**
 * The styles of the whole site as elements for the head of a document, as Vite's own client makes them: it takes
 * these over, and changes to a file show as ever. While developing, styles otherwise come with the modules of
 * JavaScript, and what is rendered on the server, or loaded later, is seen without them.
 * @param entryUrl of the module that was rendered
 */
export async function devStyles(
  { environments }: ViteDevServer,
  entryUrl: string,
): Promise<string> {
  const { client, ssr } = environments;
  const entry = await ssr?.moduleGraph.getModuleByUrl(entryUrl);
  const files = [...new Set([...importedStyles(entry), ...allStyles()])];
  const elements = await Promise.all(
    files.map(async (file) => {
      const id = `${file}.vanilla.css`;
      const known = client.moduleGraph.getModuleById(`${id}?direct`);
      if (known) client.moduleGraph.invalidateModule(known);
      // The styles are made while the file that holds them is transformed.
      await client.transformRequest(`/@fs/${file.replace(/^\//, '')}`);
      const styles = await client.transformRequest(`${id}?direct`).catch(() => undefined);
      return styles ? `<style data-vite-dev-id="${id}">${styles.code}</style>` : '';
    }),
  );
  return elements.join('\n');
}
