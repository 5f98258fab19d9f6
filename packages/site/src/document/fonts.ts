import { type WebFont, webFonts } from '@portfolio/ui/fonts';
import { idle } from '../scheduling';

const makeFace = ({ fontFamily, url, fontWeight, unicodeRange }: WebFont) =>
  // A letter whose file comes too late keeps its typeface, too.
  new FontFace(fontFamily, `url("${url}")`, {
    weight: fontWeight,
    unicodeRange,
    display: 'optional',
  });

let faces: FontFace[] = [];

/** Whether the document has the typefaces already: a service worker had kept them (`start.ts`). */
const hasFonts = () =>
  Array.from(document.fonts).some(
    ({ family }) => family.replaceAll('"', '') === webFonts[0]?.fontFamily,
  );

/** Fetches the typefaces when the browser has nothing else to do, for the next page. Not for visitors who save data. */
export async function fetchFonts() {
  if (navigator.connection?.saveData || hasFonts()) return;
  await idle();
  const all = webFonts.map((font) => ({ ...font, face: makeFace(font) }));
  const main = all.filter(({ isMain }) => isMain);
  // The fallback is as good as one typeface of two.
  await Promise.all(main.map(({ face }) => face.load()));
  faces = all.map(({ face }) => face);
}

/** Shows the loaded typefaces, with a new page: no text changes its typeface while it is read. */
export function showFonts() {
  for (const face of faces) document.fonts.add(face);
  faces = [];
}
