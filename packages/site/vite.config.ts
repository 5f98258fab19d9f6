import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embeddedBackend } from '../../supabase/local/vitePlugin.ts';
import { resolveSource } from '../ui/build/sourceCondition.ts';
import { backendVariables } from './build/backendVariables.ts';
import { contentCheck } from './build/contentCheck.ts';
import { devServer } from './build/devServer.ts';
import { fileAccess } from './build/fileAccess.ts';
import { filesFolder, repositoryRoot, servedFolders } from './build/folders.ts';
import { generated } from './build/generated/plugin.ts';
import { licences } from './build/licences.ts';
import { noSecrets } from './build/noSecrets.ts';
import { pictures } from './build/pictures/plugin.ts';
import { prerender } from './build/prerender.ts';
import { productionRouter } from './build/productionRouter.ts';
import { shortClassNames } from './build/shortClassNames.ts';
import { shortTokenNames } from './build/shortTokenNames.ts';
import { siteAddress } from './build/siteAddress.ts';
import { wholeFolder } from './build/wholeFolder.ts';
import { withoutDescriptions } from './build/withoutDescriptions.ts';
import { readAllowedHosts } from './server/allowedHosts.ts';
import { loadDotEnv, serverVariables } from './server/environment.ts';

/** Vite sets this before it reads the configuration. */
const isBuild = process.env.NODE_ENV === 'production';

loadDotEnv(repositoryRoot, serverVariables);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  envDir: repositoryRoot,
  publicDir: filesFolder,
  appType: 'custom',
  clearScreen: false,
  builder: {},
  ...resolveSource,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // `pictures` does it, as a photo is not published as it is.
    copyPublicDir: false,
  },
  // vanilla-extract adds this import only when it transforms: found late, it would reload the page.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    allowedHosts: readAllowedHosts(process.env),
  },
  plugins: [
    fileAccess(servedFolders),
    contentCheck(),
    siteAddress(),
    backendVariables(),
    noSecrets(),
    // While developing, names say which style they are of.
    vanillaExtractPlugin(isBuild ? { identifiers: shortClassNames() } : {}),
    shortTokenNames(),
    withoutDescriptions(),
    react(),
    productionRouter(),
    pictures(),
    generated(),
    licences(),
    embeddedBackend(),
    devServer(),
    prerender(),
    wholeFolder(),
  ],
});
