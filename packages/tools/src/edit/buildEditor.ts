import { join } from 'node:path';
import { LICENCES } from '@portfolio/build/content/reservedPaths';
import { editorPolicy } from '@portfolio/build/hosts/contentSecurityPolicy';
import { build, type Plugin } from 'vite';
import { siteStyles } from './siteStyles.ts';

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

/** Where the editor's page is for everyone. */
export interface Published {
  /** The path of its folder, with a slash at both ends. */
  base: string;
  /** The repository with the content, such as `ada/portfolio`. */
  repository: string;
  /** The address that the site gets where it is built (`SITE_URL`), in place of the content's; empty if there is none. */
  address: string;
}

const forGitHub = ({ repository, address }: Published): Plugin => ({
  name: 'portfolio:for-github',
  transformIndexHtml: () =>
    [
      { 'http-equiv': 'Content-Security-Policy', content: editorPolicy() },
      { name: 'repository', content: repository },
      ...(address ? [{ name: 'address', content: address }] : []),
    ].map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' })),
});

/**
 * The files of the editor's page, by their path.
 * @param published where everyone can open it @default in the development server
 */
export async function buildEditor(
  published?: Published,
): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: published?.base ?? './',
    logLevel: 'warn',
    plugins: [onlyWhatIsUsed, siteStyles, ...(published ? [forGitHub(published)] : [])],
    build: {
      write: false,
      target: 'esnext',
      minify: published !== undefined,
      license: published ? { fileName: LICENCES } : false,
      chunkSizeWarningLimit: 9000,
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
