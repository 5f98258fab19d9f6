import type { Answer } from './serveByRules.ts';

/**
 * Hosts that keep one address for each page: what ends in `.html`, `/index` or a slash is redirected,
 * `/skills` is `skills.html`, unknown addresses get `404.html`.
 */
export function cleanUrls(path: string, has: (file: string) => boolean): Answer {
  const clean = path.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, '');
  const name = clean.slice(1) || 'index';
  if (has(`${name}.html`)) {
    return clean === path
      ? { status: 200, file: `${name}.html` }
      : { status: 308, location: clean };
  }
  const file = path.slice(1);
  return has(file) ? { status: 200, file } : { status: 404, file: '404.html' };
}
