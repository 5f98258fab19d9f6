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

/** The rules of a stylesheet. None in a sandboxed frame: there, the site's own files are another origin's. */
function rulesOf(stylesheet?: CSSStyleSheet | null): CSSFontFaceRule[] {
  try {
    return Array.from(stylesheet?.cssRules ?? []) as CSSFontFaceRule[];
  } catch {
    return [];
  }
}

/**
 * All faces of a stylesheet, once the files that the page needs have come (docs/decisions/038-keep-the-lines.md). Those of
 * a stylesheet that holds would come one by one, each with a layout of the whole page; these can be there at once.
 * @param files the addresses of the files that the page needs, with spaces between them
 */
export async function loadFaces(
  stylesheet?: CSSStyleSheet | null,
  files = '',
): Promise<FontFace[]> {
  const rules = rulesOf(stylesheet);
  const faces = rules.map(makeFace);
  const needed = files.match(/\S+/g) ?? [];
  const isNeeded = (_: FontFace, index: number) =>
    needed.some((file) => rules[index]?.style.getPropertyValue('src').includes(file));
  await Promise.allSettled(faces.filter(isNeeded).map((face) => face.load()));
  return faces;
}
