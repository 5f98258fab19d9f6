import type { Content } from '../../../data/src/schema/content.ts';
import { colors, type Theme } from '../../../ui/src/tokens/colors.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const firstLetter = (word: string) => [...graphemes.segment(word)][0]?.segment ?? '';

/** The first letters of the first and the last name, or of the only one. */
function initialsOf(name: string, language: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word).toLocaleUpperCase(language)).join('');
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const theme = (name: Theme) =>
  `rect{fill:${colors.action.default[name]}}text{fill:${colors.action.on[name]}}`;

/** The browser tab's icon: the owner's initials in the site's accent, light and dark, as SVG. */
export function makeFavicon({ owner, site }: Content): string {
  const initials = initialsOf(owner.name, site.language);
  const size = [...graphemes.segment(initials)].length > 1 ? 16 : 22;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<title>${escapeXml(owner.name)}</title>
<style>${theme('light')}@media (prefers-color-scheme:dark){${theme('dark')}}</style>
<rect width="32" height="32" rx="5"/>
<text x="16" y="16" dy=".36em" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${escapeXml(initials)}</text>
</svg>
`;
}
