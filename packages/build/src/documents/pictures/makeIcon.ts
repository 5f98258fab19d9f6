import type { Content } from '@portfolio/data/schema/content';
import { initialsOf, PERSONAL_INITIALS } from '@portfolio/ui/initialsOf';
import type { Language } from '@portfolio/words';
import { typeset } from '../typst/typeset.ts';
import { toPng } from './toPng.ts';

/** How an icon is drawn. */
interface IconShape {
  /** Width and height, in pixels. */
  size: number;
  /** Whether systems cut the icon to a shape of their own. Its colour then reaches to the edges. */
  maskable: boolean;
}

/** The icons that the web manifest names, by file. */
export const manifestIcons = {
  'icon-192.png': { size: 192, maskable: false },
  'icon-512.png': { size: 512, maskable: false },
  'icon-maskable-512.png': { size: 512, maskable: true },
};

/** All icons that are drawn, by file. */
export const icons = {
  ...manifestIcons,
  // iOS cuts this icon, too, and shows black where it is transparent.
  'apple-touch-icon.png': { size: 180, maskable: true },
} satisfies Record<string, IconShape>;

/**
 * The owner's initials in the site's accent, as PNG.
 * @throws MissingGlyphsError if no font has one of the letters
 */
export async function makeIcon(content: Content, language: Language, shape: IconShape) {
  const data = { ...shape, initials: initialsOf(content.owner.name, PERSONAL_INITIALS) };
  return toPng((await typeset('pictures/icon.typ', data, content, language)).svg());
}
