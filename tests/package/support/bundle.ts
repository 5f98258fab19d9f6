import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { listComponents } from '../../../packages/ui/build/entries.ts';

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

/** Bundles a piece of code as if it were in the folder `root`. */
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

/** A table to print: the size of each component in kB after Brotli, without React. */
export async function measureComponents(root: string): Promise<string> {
  const rows = ['kB brotli                JS'];
  for (const name of listComponents()) {
    const { brotliBytes } = await bundle(root, `export * from '@portfolio/ui/${name}';`);
    rows.push(`${name.padEnd(20)}  ${(brotliBytes / 1000).toFixed(2).padStart(6)}`);
  }
  return rows.join('\n');
}
