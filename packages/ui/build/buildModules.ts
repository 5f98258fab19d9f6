import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { listEntries } from './entries.ts';
import { packageFolder, sourceFolder } from './folders.ts';
import type { OutputFile } from './OutputFile.ts';

const noStyles = '\0no-styles';

/** Leaves the styles out, of which `buildStyles.ts` makes the one stylesheet. */
function withoutStyles(): Plugin {
  return {
    name: 'portfolio:without-styles',
    enforce: 'pre',
    resolveId: (id) =>
      id.endsWith('.vanilla.css') ? { id: noStyles, moduleSideEffects: false } : undefined,
    load: (id) => (id === noStyles ? '' : undefined),
  };
}

/**
 * The JavaScript, one module for each of the source: a component loads what its own source imports
 * and nothing else.
 */
export async function buildModules(): Promise<OutputFile[]> {
  const [result] = (await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'warn',
    plugins: [withoutStyles(), vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      lib: { entry: listEntries(), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: /^[^./\0]/,
        output: {
          preserveModules: true,
          preserveModulesRoot: sourceFolder,
          entryFileNames: '[name].js',
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  const files = result?.output ?? [];
  return files.flatMap((file) =>
    file.type === 'chunk' ? { path: file.fileName, content: file.code } : [],
  );
}
