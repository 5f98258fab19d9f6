import './src/folderName.mjs';
import { defineConfig } from 'vite';
import { loadServerVariables } from './src/serve/environment.ts';
import { siteConfig } from './src/siteConfig.ts';

loadServerVariables();

export default defineConfig(({ mode }) => siteConfig(mode));
