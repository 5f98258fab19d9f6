import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import { styleFolders } from '../folders/packages.ts';

/** All files of styles, which parts that are loaded later need too. */
const styleFiles = () =>
  styleFolders.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => normalizePath(join(folder, name))),
  );

/**
 * The styles of the whole site as elements for the head of a document, as Vite's own client makes them: it takes
 * these over, and changes to a file show as usual. While developing, styles otherwise come with the JavaScript
 * modules, and markup that is rendered on the server, or loaded later, shows without them.
 */
export async function devStyles({ environments: { client } }: ViteDevServer): Promise<string> {
  const elements = await Promise.all(
    styleFiles().map(async (file) => {
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
