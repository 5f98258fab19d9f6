import type { Content } from '@portfolio/data/schema/content';
import { makeColors } from '@portfolio/ui/tokens';
import { lookOf } from './lookOf.ts';

/** The colours of PDFs and pictures, which are those of the site's light theme. */
export function printColors(content: Pick<Content, 'site'>) {
  const { action, line, surface, text } = makeColors(
    lookOf(content),
    'light',
    content.site.accentHue,
  );
  return {
    text: text.default,
    muted: text.muted,
    hairline: line.hairline,
    paper: surface.page,
    accent: action.default,
    onAccent: action.on,
  };
}
