import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { generatedFiles, makeFiles } from '@portfolio/artifacts/index';
import { makeAnew } from '@portfolio/artifacts/keep';
import { MissingGlyphsError } from '@portfolio/artifacts/pdf/MissingGlyphsError';
import {
  isPhoto,
  type PreparedPortrait,
  preparePortrait,
} from '@portfolio/artifacts/pictures/portrait';
import type { Content } from '@portfolio/data/schema/content';
import { localFiles } from '@portfolio/data/validateContent';
import { normalizePath, type Plugin } from 'vite';
import type { ContentReader } from '../content/contentReader.ts';
import { cacheFolder } from '../content/folders.ts';
import { problemsIn } from '../content/readContent.ts';
import { contentType } from '../serve/sendFile.ts';
import { drawingVersion } from './drawingVersion.ts';
import { keepIn } from './lastBuild.ts';
import { readSwitch } from './switches.ts';

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
        .map(({ fileName, width }) => `${base}${fileName} ${width}w`)
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
async function ownFiles(content: Content, folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const named = new Set(localFiles(content).map(({ src }) => src));
  const { portrait } = content.owner;
  if (isPhoto(portrait?.src)) named.delete(portrait.src);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => normalizePath(relative(folder, join(entry.parentPath, entry.name))))
    .filter((file) => named.has(file) || !isPicture(file));
}

/**
 * Publishes the owner's files, and those that are made from the content. A portrait that is a photo, as
 * large as it may be, isn't published itself: pages show the forms and sizes that are made of it, which
 * `virtual:portrait` names. A build makes again only what has changed; while developing, files are made
 * anew at each request.
 */
export function siteFiles(reader: ContentReader): Plugin {
  const folder = join(reader.folder, 'files');

  let keep = makeAnew;

  const portraitOf = async ({ owner }: Content) => {
    const src = owner.portrait?.src;
    return isPhoto(src) ? preparePortrait(src, folder, keep) : undefined;
  };

  /** Names the folder that the content was read from. */
  const placed = (error: unknown) =>
    error instanceof MissingGlyphsError
      ? new MissingGlyphsError(problemsIn(reader.folder, error.problems))
      : error;

  const make = async (name: string) => {
    if (name.startsWith('assets/portrait-')) {
      const portrait = await portraitOf(await reader.read());
      const file = portrait?.files.find(({ fileName }) => fileName === name);
      return file?.bytes;
    }
    return generatedFiles.get(name)?.(await reader.read(), folder);
  };

  return {
    name: 'portfolio:files',
    async configResolved({ command, mode }) {
      const isOn = command === 'build' && readSwitch('BUILD_CACHE', mode, true);
      // The code that is running is the one on the disk only at the start.
      if (isOn) keep = keepIn(cacheFolder, await drawingVersion());
    },
    resolveId: { filter: { id: /^virtual:portrait$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:portrait$/ },
      async handler() {
        const portrait = await portraitOf(await reader.read());
        const forms = portrait && formsOf(portrait, this.environment.config.base);
        return `export const forms = ${JSON.stringify(forms) ?? 'undefined'}`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const content = await reader.read();
      for (const file of await ownFiles(content, folder)) {
        emit(file, await readFile(join(folder, file)));
      }
      for (const { fileName, bytes } of (await portraitOf(content))?.files ?? []) {
        emit(fileName, bytes);
      }
      const made = await makeFiles(content, folder, keep).catch((error) => {
        throw placed(error);
      });
      for (const [name, file] of made) emit(name, file);
    },
    configureServer({ config: { base }, middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const [path = ''] = url.split('?');
        try {
          const file = path.startsWith(base) && (await make(path.slice(base.length)));
          if (!file) return next();
          response.setHeader('content-type', contentType(path));
          response.setHeader('cache-control', 'no-store');
          response.end(file);
        } catch (error) {
          // Vite's error page has no type of its own.
          response.setHeader('content-type', 'text/html; charset=utf-8');
          next(placed(error));
        }
      });
    },
  };
}
