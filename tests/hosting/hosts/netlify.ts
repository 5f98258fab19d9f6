import { behindFront } from './behindFront.ts';
import type { Host } from './Host.ts';
import { headersOf } from './headersOf.ts';
import { serveByRules } from './serveByRules.ts';

/**
 * Netlify without its processing (`netlify.toml`): a slash at the end makes no difference, `/skills` is
 * `skills.html`, unknown addresses get `404.html`, `_headers` is read (docs.netlify.com, "Redirect
 * options", "Custom headers"; github.com/slorber/trailing-slash-guide).
 */
export const netlify: Host = {
  name: 'Netlify',
  sendsHeaders: true,
  sendsPolicy: true,
  aliases: ['skills.html', 'skills/'],
  walkedAt: 'at the root of a domain',
  async serve({ folder, base }) {
    const host = await serveByRules(folder, {
      answer(path, has) {
        const name = path.slice(1).replace(/\/$/, '');
        const file = [name, `${name}.html`, `${name}/index.html`.replace(/^\//, '')].find(
          (candidate) => candidate !== '' && has(candidate),
        );
        return file === undefined ? { status: 404, file: '404.html' } : { status: 200, file };
      },
      headers: headersOf(folder),
    });
    return behindFront(base, host);
  },
};
