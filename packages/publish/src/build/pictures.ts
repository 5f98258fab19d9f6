import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  isPhoto,
  type PreparedPortrait,
  preparePortrait,
} from '@portfolio/artifacts/pictures/portrait';
import type { Content } from '@portfolio/data/schema/content';
import { localFiles } from '@portfolio/data/validateContent';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import type { ContentReader } from '../content/contentReader.ts';

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

const isPicture = (file: string) =>
  /\.(?:avif|bmp|dng|gif|hei[cf]|hif|jfif|jpe?g|jxl|png|svg|tiff?|webp)$/i.test(file);

/**
 * The owner's files that are published as they are: pictures that the content names, unless other forms
 * of them are made, and whatever isn't a picture.
 */
async function publishedFiles(content: Content, filesFolder: string) {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  const named = new Set(localFiles(content).map(({ src }) => src));
  const { portrait } = content.owner;
  if (isPhoto(portrait?.src)) named.delete(portrait.src);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => normalizePath(relative(filesFolder, join(entry.parentPath, entry.name))))
    .filter((file) => named.has(file) || !isPicture(file));
}

/**
 * Publishes the owner's files, and the portrait, where it is a photo, in the forms and sizes that the
 * pages show instead: the photo itself, as large as it may be, isn't published.
 */
export function pictures(reader: ContentReader): Plugin {
  let config: ResolvedConfig;
  const filesFolder = join(reader.folder, 'files');
  const photo = async () => {
    const { owner } = await reader.read(config.mode);
    const src = owner.portrait?.src;
    return isPhoto(src) ? preparePortrait(src, filesFolder) : undefined;
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
        const made = await photo();
        const forms = made && formsOf(made, config.base);
        return `export const forms = ${JSON.stringify(forms) ?? 'undefined'}`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const content = await reader.read(config.mode);
      for (const fileName of await publishedFiles(content, filesFolder)) {
        this.emitFile({
          type: 'asset',
          fileName,
          source: await readFile(join(filesFolder, fileName)),
        });
      }
      for (const { fileName, bytes } of (await photo())?.files ?? []) {
        this.emitFile({ type: 'asset', fileName, source: bytes });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*/, '');
        if (!path.startsWith(`${config.base}assets/portrait-`)) return next();
        const file = (await photo())?.files.find(({ fileName }) => config.base + fileName === path);
        if (!file) return next();
        response.setHeader('content-type', file.type);
        response.end(file.bytes);
      });
    },
  };
}
