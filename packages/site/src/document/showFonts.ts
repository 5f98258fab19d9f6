import { keepLines } from './keepLines';

/** The face that a rule describes, still to be loaded. */
function makeFace({ style }: CSSFontFaceRule) {
  const read = (name: string, otherwise = 'normal') => style.getPropertyValue(name) || otherwise;
  return new FontFace(read('font-family').replace(/["']/g, ''), read('src'), {
    style: read('font-style'),
    weight: read('font-weight'),
    display: read('font-display', 'swap') as FontDisplay,
    unicodeRange: read('unicode-range', 'U+0-10FFFF'),
  });
}

/**
 * Shows the text in the web fonts, once the files that the page needs have come
 * (docs/decisions/038-keep-the-lines.md). The start script asks for this, the files and the stylesheet at the same
 * time. The faces of a stylesheet would come one by one, each with a layout of the whole page; those that a script
 * has loaded are there at once, and the lines are kept in the same frame.
 */
async function showFonts() {
  const script = document.querySelector<HTMLScriptElement>('script[data-fonts]');
  const { fonts = '', fontStyles } = script?.dataset ?? {};
  const link = document.querySelector<HTMLLinkElement>(`link[href="${fontStyles}"][media]`);
  if (!link) return;
  if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve));
  const rules = Array.from(link.sheet?.cssRules ?? []) as CSSFontFaceRule[];
  const faces = rules.map(makeFace);
  const files = fonts.match(/\S+/g) ?? [];
  const isNeeded = (_: FontFace, index: number) =>
    files.some((file) => rules[index]?.style.getPropertyValue('src').includes(file));
  await Promise.allSettled(faces.filter(isNeeded).map((face) => face.load()));
  keepLines(() => {
    for (const face of faces) document.fonts.add(face);
  });
  link.remove();
}

showFonts();
