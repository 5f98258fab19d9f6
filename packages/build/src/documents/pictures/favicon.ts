import type { Content } from '@portfolio/data/schema/content';
import { escapeMarkup } from '@portfolio/data/values/escapeMarkup';
import { initialsOf, PERSONAL_INITIALS } from '@portfolio/ui/initialsOf';
import { colorsOf, type Theme } from '@portfolio/ui/tokens';
import { lookOf } from '../../look/lookOf.ts';

type ActionColors = ReturnType<typeof colorsOf>['action'];

const theme = (name: Theme, action: ActionColors) =>
  `rect{fill:${action.default[name]}}text{fill:${action.on[name]}}`;

/** The browser tab's icon as SVG, with the owner's initials in the site's accent for light and dark themes. */
export function makeFavicon(content: Content): string {
  const { owner, site } = content;
  const { action } = colorsOf(lookOf(content), site.accentHue);
  const initials = initialsOf(owner.name, PERSONAL_INITIALS);
  const size = [...new Intl.Segmenter().segment(initials)].length > 1 ? 16 : 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<title>${escapeMarkup(owner.name)}</title>
<style>${theme('light', action)}@media (prefers-color-scheme:dark){${theme('dark', action)}}</style>
<rect width="32" height="32" rx="5"/>
<text x="16" y="16" dy=".36em" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${escapeMarkup(initials)}</text>
</svg>
`;
}
