import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

const compress = promisify(brotliCompress);
const entry = 'virtual:entry';

/** What an application gets that has this code and nothing else. */
export interface Bundle {
  /** The minified JavaScript, without React. */
  code: string;
  brotliBytes: number;
  css: string;
  /** Every module that was loaded on the way, used or not. */
  modules: string[];
}

/** Bundles a piece of code that stands in the folder `root`. */
export async function bundle(root: string, code: string): Promise<Bundle> {
  const modules: string[] = [];
  const asEntry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === entry ? `${root}/entry.js` : undefined),
    load: (id) => (id === `${root}/entry.js` ? code : undefined),
    moduleParsed: ({ id }) => void modules.push(id),
  };
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [asEntry],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const written = output
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('')
    .trim();
  const css = output
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
    .join('');
  return { code: written, brotliBytes: (await compress(written)).length, css, modules };
}
