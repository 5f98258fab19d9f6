import type { Host } from './Host.ts';
import { serveByRules } from './serveByRules.ts';

/**
 * GitHub Pages: `/skills` is `skills.html`, but `/skills/` is not; unknown addresses get `404.html`
 * (docs.github.com/pages, "Creating a custom 404 page"; github.com/slorber/trailing-slash-guide). A
 * project's pages lie below the project's name, a user's at the root. It sends no headers of others.
 */
export const githubPages: Host = {
  name: 'GitHub Pages',
  sendsHeaders: false,
  sendsPolicy: false,
  aliases: ['skills.html'],
  serve: ({ folder, base }) =>
    serveByRules(folder, {
      answer(path, has) {
        if (`${path}/` === base) return { status: 301, location: base };
        if (!path.startsWith(base)) return { status: 404 };
        const inFolder = path.slice(base.length);
        const file = [
          inFolder,
          inFolder.endsWith('/') ? '' : `${inFolder}.html`,
          inFolder === '' || inFolder.endsWith('/') ? `${inFolder}index.html` : '',
        ].find((name) => name !== '' && has(name));
        return file === undefined ? { status: 404, file: '404.html' } : { status: 200, file };
      },
      headers: () => ({ 'cache-control': 'max-age=600' }),
    }),
};
