// What is used of two libraries that come without types.

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Leaves no character out, whatever the text. */
    keepAllGlyphs?: boolean;
    /** The OpenType features to keep. @default all */
    keepFeatures?: string[];
    /** Where on each axis the font is taken. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'culori' {
  /** A CSS colour as `#rrggbb`, cut where sRGB does not hold it; nothing if it is none. */
  export function formatHex(color: string): string | undefined;
}
