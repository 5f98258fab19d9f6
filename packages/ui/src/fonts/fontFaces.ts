import { kebab } from '../tokens/kebab.ts';
import type { Look } from '../tokens/looks/index.ts';
import fallbackFaces from './fallbackFaces.json' with { type: 'json' };
import { type FamilyName, fontFamilies } from './fontFiles.ts';

/** A `@font-face` rule of these descriptors, such as `fontFamily` and `src`. */
export const fontFace = (descriptors: Readonly<Record<string, string>>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${kebab(name)}:${name === 'fontFamily' ? `"${value}"` : value}`)
    .join(';')}}`;

/** The families that a look uses, each once. */
export const familiesOf = ({ fonts }: Look) =>
  [...new Set(Object.values(fonts))].map((key) => ({ key, ...fontFamilies[key] }));

/**
 * The systems' fonts, scaled to the measures of a family. Text shows from the first paint, and nothing moves when our fonts
 * arrive.
 */
export const fallbackRules = (family: FamilyName) => fallbackFaces[family].map(fontFace).join('');
