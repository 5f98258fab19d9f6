import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@portfolio/data/schema/content';
import { formatContentProblems } from '@portfolio/data/validation/contentProblem';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Plugin } from 'vite';
import { isPhoto, type PreparedPortrait, preparePortrait } from '../documents/pictures/portrait.ts';
import { serveFiles } from '../serve/serveFiles.ts';
import type { ContentReader } from './contentReader.ts';
import { leftOutLine, publishedAssets } from './publishedAssets.ts';
import { problemsIn } from './readContent.ts';

/** The formats and sizes of a photo for `<picture>`, as `virtual:portrait` exports them. */
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

/**
 * Publishes the owner's files that the content names, in the site and in Storybook. The development server serves no
 * others. A photo of the owner may be large, so it isn't published itself. Pages show smaller versions of it, which
 * `virtual:portrait` lists.
 */
export function publishAssets(reader: ContentReader): Plugin {
  const folder = join(reader.folder, 'files');

  const portraitOf = async ({ owner }: Content) => {
    const src = owner.portrait?.src;
    return isPhoto(src) ? preparePortrait(src, folder) : undefined;
  };

  /** Selects the published files once more, because a variable may have set another address for the site. */
  const selectAssets = async () => {
    const files = publishedAssets(await reader.read(), folder);
    if (files.problems.length > 0) {
      throw new OwnerError(formatContentProblems(problemsIn(reader.folder, files.problems)));
    }
    return files;
  };

  const read = async (name: string) => {
    if (name.startsWith('assets/')) {
      const portrait = await portraitOf(await reader.read());
      return portrait?.files.find(({ fileName }) => fileName === name)?.bytes;
    }
    const path = (await selectAssets()).published.get(name);
    return path === undefined ? undefined : readFile(path);
  };

  return {
    name: 'portfolio:publish-assets',
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
      const emit = (fileName: string, source: Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const { published, leftOut } = await selectAssets();
      for (const [name, path] of published) emit(name, await readFile(path));
      const portrait = await portraitOf(await reader.read());
      for (const { fileName, bytes } of portrait?.files ?? []) emit(fileName, bytes);
      const line = leftOutLine(leftOut, folder);
      if (line) this.environment.logger.warn(line);
    },
    configureServer({ config, middlewares }) {
      // The page reports broken content. Other files, such as Vite's client, which shows the report, must still be
      // served.
      middlewares.use(serveFiles(config.base, (name) => read(name).catch(() => undefined)));
    },
  };
}
