import { startSiteServer } from '@portfolio/publish/serve/siteServer';
import type { Host } from './Host.ts';

/** The site as `npm start` serves it. */
export const npmStart: Host = {
  name: 'npm start',
  sendsHeaders: true,
  aliases: ['skills.html', 'skills/'],
  walkedAt: 'below a path',
  async serve({ folder }) {
    const site = await startSiteServer({ distDir: folder });
    return { origin: new URL(site.url).origin, close: site.close };
  },
};
