import type { Content } from '@portfolio/data/schema/content';
import { initialsOf } from '../favicon.ts';
import { typeset } from '../typst/typeset.ts';
import type { IconShape } from './iconFiles.ts';
import { toPng } from './toPng.ts';

/** Of the icon's side: a maskable one is cut anywhere outside a circle of 80 % (W3C Web App Manifest). */
const letters = { plain: 0.7, maskable: 0.52 };

/**
 * The owner's initials in the site's accent, as PNG.
 * @throws MissingGlyphsError if no font has one of the letters
 */
export async function makeIcon(content: Content, { size, maskable }: IconShape) {
  const { owner, site } = content;
  const data = {
    title: `${owner.name} – Icon`,
    size,
    room: maskable ? letters.maskable : letters.plain,
    corner: maskable ? 0 : 5 / 32,
    initials: initialsOf(owner.name, site.language),
  };
  return toPng((await typeset('pictures/icon.typ', data, content)).svg());
}
