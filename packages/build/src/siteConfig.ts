import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { createContentReader } from './content/contentReader.ts';
import { publishAssets } from './content/publishAssets.ts';
import { siteAddress } from './content/siteAddress.ts';
import { contentModule, wordsModule } from './content/virtualModules.ts';
import { contentWatch } from './dev/contentWatch.ts';
import { devServer } from './dev/devServer.ts';
import { fileAccess } from './dev/fileAccess.ts';
import { findContentFolder } from './folders/content.ts';
import { servedFolders, siteFolder } from './folders/packages.ts';
import { repositoryRoot } from './folders/repository.ts';
import { backendVariables } from './keys/backendVariables.ts';
import { noSecrets } from './keys/secretKeys.ts';
import { oldestBrowsers } from './oldestBrowsers.ts';
import { ownerErrors } from './ownerErrors.ts';
import { atomicOutputFolder } from './prerender/atomicOutputFolder.ts';
import { licences } from './prerender/licences.ts';
import { prerender } from './prerender/prerender.ts';
import { siteFiles } from './prerender/siteFiles.ts';
import { readAllowedHosts } from './serve/allowedHosts.ts';
import { readPort } from './serve/listen.ts';

/**
 * Vite's configuration to build or serve the site in one language.
 * @param mode decides which `.env` files are read
 * @param language one of the site's other languages, which is built into a folder of its own @default the first one
 */
export function siteConfig(mode: string, language?: string): UserConfig {
  const content = createContentReader(findContentFolder(), mode, language);
  return {
    root: siteFolder,
    envDir: repositoryRoot,
    // `publishAssets` publishes only those of the owner's files that the content names.
    publicDir: false,
    appType: 'custom',
    clearScreen: false,
    builder: {},
    build: {
      outDir: 'dist',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      target: oldestBrowsers,
      cssTarget: oldestBrowsers,
    },
    optimizeDeps: {
      // Vite doesn't search `virtual:content`, through which the form is imported. Without this entry it would find the
      // form's packages when a visitor first uses the form, and reload the page.
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
      // The builds for browser and server then evaluate each file of styles once.
      ...vanillaExtractPlugin().map((plugin) => ({ ...plugin, sharedDuringBuild: true })),
      react(),
      publishAssets(content),
      siteFiles(content),
      licences(),
      devServer(),
      prerender(content, siteConfig),
      atomicOutputFolder(language),
      ownerErrors(),
    ],
  };
}
