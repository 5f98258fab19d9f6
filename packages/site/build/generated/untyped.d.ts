// What is used of two libraries that come without types.

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Takes the place of the text: no character is left out. */
    keepAllGlyphs: true;
    /** Where on each axis the font is taken. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: '', options: Options): Promise<Buffer>;
}

declare module 'culori' {
  /** A CSS colour as `#rrggbb`, cut where sRGB does not hold it; nothing if it is none. */
  export function formatHex(color: string): string | undefined;
}
