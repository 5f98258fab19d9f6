import { siteLanguageName } from '@portfolio/build/content/siteAddress';
import { loadServerVariables } from '@portfolio/build/serve/environment';
import { siteConfig } from '@portfolio/build/siteConfig';
import { defineConfig } from 'vite';
import { publishedEditor } from './src/edit/publishedEditor.ts';
import { contentEditor } from './src/edit/vitePlugin.ts';
import { embeddedBackend } from './src/serve/vitePlugin.ts';

loadServerVariables();

/**
 * What `npm run build` and `npm run dev` do: build the site in all its languages, or start it in one language with the
 * embedded backend.
 */
export default defineConfig(({ mode, command }) => {
  const site = siteConfig(mode, command === 'serve' ? process.env[siteLanguageName] : undefined);
  return {
    ...site,
    plugins: [site.plugins, contentEditor(), publishedEditor(), embeddedBackend()],
  };
});
