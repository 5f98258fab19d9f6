import type { Content } from '@portfolio/data/schema/content';
import { fallbackRules } from '@portfolio/ui/fontFaces';
import { DEFAULT_LOOK, familiesOf, type Look, lookStyles, looks } from '@portfolio/ui/tokens';

/** The look that the owner has chosen. */
export const lookOf = ({ site }: Pick<Content, 'site'>): Look => looks[site.look ?? DEFAULT_LOOK];

/** The styles of the look: the values of all tokens, and the fallback faces of its typefaces. */
export function stylesOfLook(content: Pick<Content, 'site'>): string {
  const look = lookOf(content);
  const { accentHue, theme } = content.site;
  const fallbacks = familiesOf(look).map(({ key }) => fallbackRules(key));
  return fallbacks.join('') + lookStyles(look, { hue: accentHue, theme });
}
