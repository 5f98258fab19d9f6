import './src/folderName.mjs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendVariables } from './src/build/backendVariables.ts';
import { compileHints } from './src/build/compileHints.ts';
import { licences } from './src/build/licences.ts';
import { ownerErrors } from './src/build/ownerErrors.ts';
import { prerender } from './src/build/prerender.ts';
import { publishedFiles } from './src/build/publishedFiles.ts';
import { reactSignals } from './src/build/reactSignals.ts';
import { noSecrets } from './src/build/secretKeys.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { siteFiles } from './src/build/siteFiles.ts';
import { wholeFolder } from './src/build/wholeFolder.ts';
import { contentModule } from './src/content/contentModule.ts';
import { createContentReader } from './src/content/contentReader.ts';
import { contentFolder, repositoryRoot, servedFolders, siteFolder } from './src/content/folders.ts';
import { siteAddress } from './src/content/siteAddress.ts';
import { wordsModule } from './src/content/wordsModule.ts';
import { contentWatch } from './src/dev/contentWatch.ts';
import { devServer } from './src/dev/devServer.ts';
import { embeddedBackend } from './src/dev/embeddedBackend.ts';
import { fileAccess } from './src/dev/fileAccess.ts';
import { readAllowedHosts } from './src/serve/allowedHosts.ts';
import { loadServerVariables } from './src/serve/environment.ts';
import { readPort } from './src/serve/listen.ts';

loadServerVariables();

export default defineConfig(({ mode }) => {
  const content = createContentReader(contentFolder, mode);
  return {
    root: siteFolder,
    envDir: repositoryRoot,
    // `publishedFiles` publishes those of the owner's files that are named.
    publicDir: false,
    appType: 'custom',
    clearScreen: false,
    builder: {},
    build: {
      outDir: 'dist',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    optimizeDeps: {
      // The form is imported through `virtual:content`, which Vite doesn't look through for packages. It would find
      // the form's when a visitor touches it, and reload the page.
      entries: ['src/entry.client.tsx', 'src/contact/ContactForm.tsx'],
    },
    server: {
      port: readPort(process.env, 5173),
      strictPort: true,
      allowedHosts: readAllowedHosts(process.env),
    },
    plugins: [
      fileAccess(servedFolders),
      siteAddress(content),
      contentModule(content),
      wordsModule(content),
      contentWatch(content),
      backendVariables(),
      noSecrets(),
      // The builds for browser and server share what it has evaluated.
      ...vanillaExtractPlugin().map((plugin) => ({ ...plugin, sharedDuringBuild: true })),
      react(),
      reactSignals(),
      publishedFiles(content),
      siteFiles(content),
      licences(),
      compileHints(),
      embeddedBackend(),
      devServer(),
      prerender(content),
      serviceWorker(content),
      wholeFolder(),
      ownerErrors(),
    ],
  };
});
