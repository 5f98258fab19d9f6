import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** The files of styles that a module imports, those it imports first before those that build on them. */
function importedStyles(entry: EnvironmentModuleNode | undefined): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const files: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.file?.endsWith('.css.ts')) files.push(module.file);
  };
  if (entry) visit(entry);
  return files;
}

/**
 * The styles of what was rendered as elements for the head of a document, as Vite's own client makes them: it
 * takes these over, and changes to a file show as ever. While developing, styles otherwise come with the modules
 * of JavaScript, and what is rendered on the server is seen without them.
 * @param entryUrl of the module that was rendered
 */
export async function devStyles(
  { environments }: ViteDevServer,
  entryUrl: string,
): Promise<string> {
  const { client, ssr } = environments;
  const files = importedStyles(await ssr?.moduleGraph.getModuleByUrl(entryUrl));
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
