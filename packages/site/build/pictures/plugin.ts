import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { contentFolder, filesFolder } from '../folders.ts';
import { readContent } from '../readContent.ts';
import { isPhoto, type PreparedPortrait, preparePortrait } from './portrait.ts';

/** The module that the site's code reads, see `src/portrait.ts`. */
const MODULE = 'virtual:portrait';
const RESOLVED = `\0${MODULE}`;

/** The forms of a photo as `<picture>` names them: what `virtual:portrait` exports. */
export function formsOf({ files, placeholder }: PreparedPortrait, base: string) {
  const types = [...new Set(files.map(({ type }) => type))];
  const last = types.pop();
  const fallback = files.filter(({ type }) => type === last);
  return {
    src: base + (fallback.at(-1)?.fileName ?? ''),
    sources: types.map((type) => ({
      type,
      srcSet: files
        .filter((file) => file.type === type)
        .map(({ fileName, density }) => `${base}${fileName} ${density}x`)
        .join(', '),
    })),
    placeholder,
  };
}

/** All files below a folder, from that folder. */
async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * Publishes the owner's files as they are, and the portrait, where it is a photo, in the forms and
 * sizes that the pages show instead: the photo itself, as large as it may be, stays at home.
 */
export function pictures(): Plugin {
  let config: ResolvedConfig;
  const prepared = new Map<string, Promise<PreparedPortrait>>();

  const portrait = async () => {
    const { owner } = await readContent(contentFolder);
    const src = owner.portrait?.src;
    if (!isPhoto(src)) return undefined;
    // Asked for by both builds.
    const made = prepared.get(src) ?? preparePortrait(src, filesFolder);
    prepared.set(src, made);
    return made;
  };

  return {
    name: 'portfolio:pictures',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: { filter: { id: /^virtual:portrait$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:portrait$/ },
      async handler() {
        const made = await portrait();
        const forms = made && formsOf(made, config.base);
        return `export const forms = ${JSON.stringify(forms) ?? 'undefined'}`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { owner } = await readContent(contentFolder);
      for (const fileName of await filesBelow(filesFolder)) {
        if (isPhoto(owner.portrait?.src) && fileName === owner.portrait?.src) continue;
        this.emitFile({
          type: 'asset',
          fileName,
          source: await readFile(join(filesFolder, fileName)),
        });
      }
      for (const { fileName, bytes } of (await portrait())?.files ?? []) {
        this.emitFile({ type: 'asset', fileName, source: bytes });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*/, '');
        if (!path.startsWith(`${config.base}assets/portrait-`)) return next();
        const file = (await portrait())?.files.find(
          ({ fileName }) => config.base + fileName === path,
        );
        if (!file) return next();
        response.setHeader('content-type', file.type);
        response.end(file.bytes);
      });
    },
  };
}
