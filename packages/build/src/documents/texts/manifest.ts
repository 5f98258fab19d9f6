import type { Content } from '@portfolio/data/schema/content';
import { wordsOfName } from '@portfolio/data/shown/personName';
import { colors } from '@portfolio/ui/tokens';
import type { Language } from '@portfolio/words';
import { manifestIcons } from '../pictures/makeIcon.ts';

/** The web manifest, for sites on a home screen (W3C Web Application Manifest). Its addresses are relative to its own. */
export function manifest({ owner, site }: Content, { formats }: Language): string {
  const background = colors.surface.page.light;
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
