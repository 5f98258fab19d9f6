import type { Content } from '@portfolio/data/schema/content';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import site from '../../../packages/tools/vite.config.ts';
import { HARM } from './large.ts';

/** The changes by part of the content. */
const changes = {
  pages: ({ about }: Content['pages']) => {
    Object.assign(about, { title: HARM, intro: HARM });
  },
  pageDescriptions: (descriptions: { about: string }) => {
    descriptions.about = HARM;
  },
  site: (site: Content['site']) => {
    site.language += HARM;
  },
};

/** Gives the build content that the checks would refuse. */
function harmfulContent(): Plugin {
  return {
    name: 'test:harmful-content',
    enforce: 'pre',
    transform: {
      filter: { id: /virtual:content\/(?:pages|pageDescriptions|site)$/ },
      handler(code, id) {
        const part = JSON.parse(code.replace('export default ', ''));
        changes[id.replace(/.*\//, '') as keyof typeof changes](part);
        return `export default ${JSON.stringify(part)}`;
      },
    },
  };
}

/** The site as it is built, with content that got past the checks. */
export default defineConfig((env) => mergeConfig(site(env), { plugins: [harmfulContent()] }));
