import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import { styleFolders } from '../folders/packages.ts';

/** All files with styles, because parts that load later need theirs as well. */
const styleFiles = () =>
  styleFolders.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => normalizePath(join(folder, name))),
  );

/**
 * The styles of the whole site as elements for the head of a document. While developing, styles come with the JavaScript
 * modules, so markup that the server renders would first show without them. The elements look like those of Vite's own
 * client, which takes them over and updates them when a file changes.
 */
export async function devStyles({ environments: { client } }: ViteDevServer): Promise<string> {
  const look = await client.transformRequest('virtual:content/look.css?direct');
  const elements = await Promise.all(
    styleFiles().map(async (file) => {
      const id = `${file}.vanilla.css`;
      const known = client.moduleGraph.getModuleById(`${id}?direct`);
      if (known) client.moduleGraph.invalidateModule(known);
      // Vite makes the styles while it transforms the file that defines them.
      await client.transformRequest(`/@fs/${file.replace(/^\//, '')}`);
      const styles = await client.transformRequest(`${id}?direct`).catch(() => undefined);
      return styles ? `<style data-vite-dev-id="${id}">${styles.code}</style>` : '';
    }),
  );
  // Without its id, which HTML can't hold.
  return [...elements, `<style>${look?.code}</style>`].join('\n');
}
