import { kebab } from '../kebab.ts';
import fallbackFaces from './fallbackFaces.json' with { type: 'json' };
import type { FamilyName } from './fontFiles.ts';

/** A `@font-face` rule of these descriptors, such as `fontFamily` and `src`. */
export const fontFace = (descriptors: Readonly<Record<string, string>>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${kebab(name)}:${name === 'fontFamily' ? `"${value}"` : value}`)
    .join(';')}}`;

/**
 * The systems' fonts, scaled to the measures of a family. Text shows from the first paint, and nothing moves when our fonts
 * arrive.
 */
export const fallbackRules = (family: FamilyName) => fallbackFaces[family].map(fontFace).join('');
