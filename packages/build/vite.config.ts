import './src/checkCheckoutPath.mjs';
import { defineConfig } from 'vite';
import { loadServerVariables } from './src/serve/environment.ts';
import { siteConfig } from './src/siteConfig.ts';

loadServerVariables();

/** What `npm run build` does: builds the site in all its languages. */
export default defineConfig(({ mode }) => siteConfig(mode));
