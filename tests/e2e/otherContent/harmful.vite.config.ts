import type { Content } from '@portfolio/data/schema/content';
import { mergeConfig, type Plugin } from 'vite';
import site from '../../../packages/publish/vite.config.ts';
import { HARM } from './large.ts';

/** The changes to each file of the content. */
const changes: Record<string, (content: Content) => void> = {
  'pages.json': ({ pages }) => {
    Object.assign(pages.about, { title: HARM, description: HARM, intro: HARM });
  },
  'site.json': ({ site }) => {
    site.language += HARM;
  },
};

/** Gives the build content that the checks, which read the files, would refuse. */
function harmfulContent(): Plugin {
  return {
    name: 'test:harmful-content',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/(?:pages|site)\.json$/ },
      handler(code, id) {
        const content = JSON.parse(code);
        changes[id.replace(/.*\//, '')]?.(content);
        return JSON.stringify(content);
      },
    },
  };
}

/** The site as it is built, with content that got past the checks. */
export default mergeConfig(site, { plugins: [harmfulContent()] });
