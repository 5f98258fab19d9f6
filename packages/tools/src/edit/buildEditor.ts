import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const EMPTY = '\0empty';

/** Highlighting of code and maps, which no field of the content has. They are most of the editor's files. */
const unused = /^(?:@shikijs\/|leaflet|terra-draw)/;

/** The editor has its fonts with it, but its styles name those of a public server too. */
const foreignFonts = /src:url\(https:\/\/[^)]*\)\s*format\('[^']*'\);/g;

const onlyWhatIsUsed: Plugin = {
  name: 'portfolio:only-what-is-used',
  enforce: 'pre',
  resolveId: (id) => (unused.test(id) ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? 'export default {};' : undefined),
  transform: (code, id) =>
    id.includes('@sveltia/cms/npm/index.js') ? code.replace(foreignFonts, '') : undefined,
};

/** The files of the editor's page, by their path. */
export async function buildEditor(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: './',
    logLevel: 'warn',
    plugins: [onlyWhatIsUsed],
    build: { write: false, target: 'esnext', minify: false, chunkSizeWarningLimit: 9000 },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
