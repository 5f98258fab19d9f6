import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@portfolio/data/schema/content';
import { formatContentProblems } from '@portfolio/data/validation/contentProblem';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Plugin } from 'vite';
import { isPhoto, type PreparedPortrait, preparePortrait } from '../documents/pictures/portrait.ts';
import { serveFiles } from '../serve/serveFiles.ts';
import type { ContentReader } from './contentReader.ts';
import { leftOutLine, ownFiles } from './ownFiles.ts';
import { problemsIn } from './readContent.ts';

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

/**
 * Publishes the owner's files that the content names, in the site and in the workshop, and while
 * developing serves no others. A portrait that is a photo isn't published itself, as it may be large:
 * pages show the forms and sizes that are made of it, which `virtual:portrait` names.
 */
export function publishedFiles(reader: ContentReader): Plugin {
  const folder = join(reader.folder, 'files');

  const portraitOf = async ({ owner }: Content) => {
    const src = owner.portrait?.src;
    return isPhoto(src) ? preparePortrait(src, folder) : undefined;
  };

  /**
   * The owner's files. The published ones are determined again, because the site's address may differ from the
   * content's.
   */
  const sortOut = async () => {
    const files = ownFiles(await reader.read(), folder);
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
    const path = (await sortOut()).published.get(name);
    return path === undefined ? undefined : readFile(path);
  };

  return {
    name: 'portfolio:published-files',
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
      const { published, leftOut } = await sortOut();
      for (const [name, path] of published) emit(name, await readFile(path));
      const portrait = await portraitOf(await reader.read());
      for (const { fileName, bytes } of portrait?.files ?? []) emit(fileName, bytes);
      const line = leftOutLine(leftOut, folder);
      if (line) this.environment.logger.warn(line);
    },
    configureServer({ config, middlewares }) {
      // Broken content is reported by the page. Other files must still be served, such as Vite's client, which shows
      // the report.
      middlewares.use(serveFiles(config.base, (name) => read(name).catch(() => undefined)));
    },
  };
}
