import { siteLanguageName } from '@portfolio/build/content/siteAddress';
import { loadServerVariables } from '@portfolio/build/serve/environment';
import { siteConfig } from '@portfolio/build/siteConfig';
import { defineConfig } from 'vite';
import { contentEditor } from './src/edit/vitePlugin.ts';
import { embeddedBackend } from './src/serve/vitePlugin.ts';

loadServerVariables();

/** What `npm run dev` starts: the site in one language, with the embedded backend. */
export default defineConfig(({ mode }) => {
  const site = siteConfig(mode, process.env[siteLanguageName]);
  return { ...site, plugins: [site.plugins, contentEditor(), embeddedBackend()] };
});
