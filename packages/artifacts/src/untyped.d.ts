// What is used of libraries that come without types.

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
  /** A CSS colour as `#rrggbb`, clipped to sRGB; undefined if it isn't a colour. */
  export function formatHex(color: string): string | undefined;
}

declare module 'heic-decode' {
  /** The first picture of a HEIC file, upright, as RGBA. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
