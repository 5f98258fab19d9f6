/**
 * Builds the package into `dist`: `npm run build` here, and by itself before `npm pack`. Nothing in
 * the workspace uses the result; it develops with the source. The declarations are TypeScript's
 * (`tsconfig.build.json`).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { listEntries } from './build/entries.ts';
import { layerStatement } from './src/styles/layers.ts';
import { writeDesignTokens } from './src/tokens/designTokens.ts';

const inPackage = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the package has beside its modules, and the order of the layers first in its stylesheet. */
function addFiles(): Plugin {
  return {
    name: 'portfolio:add-files',
    enforce: 'post',
    generateBundle(_, bundle) {
      const styles = bundle['styles.css'];
      if (styles?.type === 'asset') styles.source = layerStatement + styles.source;
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('tokens.json', writeDesignTokens());
      emit('assets/OFL.txt', readFileSync(inPackage('src/fonts/files/OFL.txt'), 'utf8'));
      // For compilers that ask for the types of everything that is imported.
      emit('styles.css.d.ts', 'export {};\n');
    },
  };
}

export default defineConfig({
  root: inPackage('.'),
  // Addresses inside the stylesheet are relative to it.
  base: './',
  // Standard output is `npm pack`'s, whose last line is the name of the file.
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), addFiles()],
  // The application decides.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  build: {
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: listEntries().map(inPackage),
      external: /^[^./\0]/,
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: inPackage('src'),
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'styles.css' : 'assets/[name][extname]',
      },
    },
  },
});
