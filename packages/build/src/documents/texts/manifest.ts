import type { Content } from '@portfolio/data/schema/content';
import { wordsOfName } from '@portfolio/data/shown/personName';
import type { Language } from '@portfolio/words';
import { lookOf } from '../../look/lookOf.ts';
import { manifestIcons } from '../pictures/makeIcon.ts';

/** The web manifest, for sites on a home screen (W3C Web Application Manifest). Its addresses are relative to its own. */
export function manifest(content: Content, { formats }: Language): string {
  const { owner, site } = content;
  const background = lookOf(content).colors.surface.page[site.theme === 'dark' ? 'dark' : 'light'];
  return `${JSON.stringify(
    {
      name: owner.name,
      short_name: wordsOfName(owner.name)[0],
      description: owner.title,
      lang: site.language,
      ...(formats.direction === 'rtl' && { dir: 'rtl' }),
      start_url: '.',
      scope: '.',
      display: 'minimal-ui',
      background_color: background,
      theme_color: background,
      icons: Object.entries(manifestIcons).map(([src, { size, maskable }]) => ({
        src,
        type: 'image/png',
        sizes: `${size}x${size}`,
        ...(maskable && { purpose: 'maskable' }),
      })),
    },
    null,
    2,
  )}\n`;
}
