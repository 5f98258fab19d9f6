/** The part of subset-font that the build uses. DefinitelyTyped has types for an older version. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Keeps all characters of the font, whatever the text. */
    keepAllGlyphs?: boolean;
    /** The OpenType features to keep. @default all */
    keepFeatures?: string[];
    /** The position on each axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
