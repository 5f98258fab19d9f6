import { behindFront } from './behindFront.ts';
import { cleanUrls } from './cleanUrls.ts';
import type { Host } from './Host.ts';
import { headersOf } from './headersOf.ts';
import { serveByRules } from './serveByRules.ts';

/**
 * Cloudflare Pages: one address for each page, and `_headers` is read (developers.cloudflare.com/pages,
 * "Serving Pages", "Headers").
 */
export const cloudflarePages: Host = {
  name: 'Cloudflare Pages',
  sendsHeaders: true,
  sendsPolicy: true,
  aliases: ['skills.html', 'skills/'],
  walkedAt: 'at the root of a domain',
  async serve({ folder, base }) {
    const rules = { answer: cleanUrls, headers: headersOf(folder) };
    return behindFront(base, await serveByRules(folder, rules));
  },
};
