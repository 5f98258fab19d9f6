import { mergeConfig, type Plugin } from 'vite';
import site from '../../../packages/site/vite.config.ts';
import { changes } from './changes.ts';

/** Gives the build other content than the owner's files hold. */
function otherContent(): Plugin {
  return {
    name: 'test:other-content',
    enforce: 'pre',
    transform(code, id) {
      const change = changes.find(({ file }) => id.endsWith(`/content/${file}`));
      if (!change) return;
      const changed = change.apply(code);
      if (changed === code) throw new Error(`There was nothing to change in ${change.file}.`);
      return changed;
    },
  };
}

/** The site as it is built, with content at the edge of what an owner may have. */
export default mergeConfig(site, { plugins: [otherContent()] });
