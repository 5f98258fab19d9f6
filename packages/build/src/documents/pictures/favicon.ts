import type { Content } from '@portfolio/data/schema/content';
import { wordsOfName } from '@portfolio/data/shown/personName';
import { escapeMarkup } from '@portfolio/data/values/escapeMarkup';
import { actionColors, DEFAULT_ACCENT_HUE, type Theme } from '@portfolio/ui/tokens';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as people see them, such as a letter with its accents. */
const graphemesIn = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The first letters of the first and the last name, or of the only one. */
export function initialsOf(name: string, language: string): string {
  const words = wordsOfName(name);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => graphemesIn(word)[0]?.toLocaleUpperCase(language)).join('');
}

function theme(name: Theme, hue: number) {
  const action = actionColors(hue);
  return `rect{fill:${action.default[name]}}text{fill:${action.on[name]}}`;
}

/** The browser tab's icon as SVG, with the owner's initials in the site's accent for light and dark themes. */
export function makeFavicon({ owner, site }: Content): string {
  const { accentHue: hue = DEFAULT_ACCENT_HUE } = site;
  const initials = initialsOf(owner.name, site.language);
  const size = graphemesIn(initials).length > 1 ? 16 : 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<title>${escapeMarkup(owner.name)}</title>
<style>${theme('light', hue)}@media (prefers-color-scheme:dark){${theme('dark', hue)}}</style>
<rect width="32" height="32" rx="5"/>
<text x="16" y="16" dy=".36em" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${escapeMarkup(initials)}</text>
</svg>
`;
}
