import './src/folderName.mjs';
import { defineConfig } from 'vite';
import { siteLanguageName } from './src/content/siteAddress.ts';
import { loadServerVariables } from './src/serve/environment.ts';
import { siteConfig } from './src/siteConfig.ts';

loadServerVariables();

/** A build has all languages of the site, and development the one that this variable names. */
export default defineConfig(({ mode, command }) =>
  siteConfig(mode, command === 'serve' ? process.env[siteLanguageName] : undefined),
);
