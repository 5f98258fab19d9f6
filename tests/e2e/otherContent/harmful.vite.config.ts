import type { Content } from '@portfolio/data/schema/content';
import type { AboutView } from '@portfolio/data/views/aboutView';
import type { FrameView } from '@portfolio/data/views/frameView';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import site from '../../../packages/tools/vite.config.ts';
import { HARM } from './large.ts';

/** The changes by module. */
const changes = {
  frame: (view: FrameView) => {
    Object.assign(view.pages[0] ?? {}, { title: HARM });
    view.language += HARM;
  },
  about: (view: AboutView) => Object.assign(view, { intro: HARM }),
  whole: ({ pages, site }: Content) => {
    pages.about.description = HARM;
    site.language += HARM;
  },
};

/** Gives the build content that the checks would refuse. */
function harmfulContent(): Plugin {
  return {
    name: 'test:harmful-content',
    enforce: 'pre',
    transform: {
      filter: { id: /virtual:content\/(?:frame|about|whole)$/ },
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
