import type { Content } from '@portfolio/data/schema/content';
import { type FamilyName, fontFamilies } from '@portfolio/ui/fonts';
import { lookOf } from './lookOf.ts';

/** A typeface as documents have it (`documents/fonts`). */
interface DocumentFont {
  name: string;
  /** The weight of names and numbers in it. */
  weight: number;
  /** Whether it is for sentences, too, and has italics. */
  isForSentences?: true;
}

const documentFonts: Record<FamilyName, DocumentFont> = {
  // Lighter than on the site, because its whole typeface is coarser than the cut for headings.
  newsreader: { name: 'Newsreader', weight: 500, isForSentences: true },
  publicSans: { name: fontFamilies.publicSans.name, weight: 600 },
  jetBrainsMono: { name: fontFamilies.jetBrainsMono.name, weight: 600 },
};

/** The typefaces of the look, for headings and for text. */
export function fontsOf(content: Pick<Content, 'site'>) {
  const { display, text } = lookOf(content).fonts;
  return { display: documentFonts[display], text: documentFonts[text].name };
}
