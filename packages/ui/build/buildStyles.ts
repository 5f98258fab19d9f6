import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { layerStatement } from '../src/styles/layers.ts';
import { listEntries } from './entries.ts';
import { packageFolder, sourceFolder } from './folders.ts';
import type { OutputFile } from './OutputFile.ts';

const STYLESHEET = 'styles.css';
const entry = 'virtual:everything';

/** A module that uses the global styles and everything of every component. */
function everything(): Plugin {
  const lines = listEntries().map(
    (file, index) => `export * as part${index} from ${JSON.stringify(file)};`,
  );
  const globalStyles = join(sourceFolder, 'styles/global.css.ts');
  return {
    name: 'portfolio:everything',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) =>
      id === entry ? [`import ${JSON.stringify(globalStyles)};`, ...lines].join('\n') : undefined,
  };
}

/**
 * The one stylesheet and the files it refers to, with the licence of the fonts. Apart from the JavaScript, because there the order
 * of the rules would follow from how modules are shared; here it is the order of the imports.
 */
export async function buildStyles(): Promise<OutputFile[]> {
  const { output } = (await build({
    configFile: false,
    root: packageFolder,
    // Addresses inside the stylesheet are relative to it.
    base: './',
    logLevel: 'warn',
    plugins: [everything(), vanillaExtractPlugin()],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|@radix-ui\/[^/]+|@vanilla-extract\/recipes)(\/|$)/,
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? STYLESHEET : 'assets/[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const assets = output.filter((file) => file.type === 'asset');
  const styles = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  const [stylesheet] = styles;
  if (!stylesheet || styles.length > 1) {
    throw new Error(`There is to be one stylesheet, but there are ${styles.length}.`);
  }
  return [
    ...assets.map((file) => ({
      path: file.fileName,
      content: file === stylesheet ? `${layerStatement}${file.source}` : file.source,
    })),
    {
      path: 'assets/OFL.txt',
      content: readFileSync(join(sourceFolder, 'fonts/files/OFL.txt'), 'utf8'),
    },
  ];
}
