import { globalFontFace } from '@vanilla-extract/css';
import fallbackFaces from './fallbackFaces.json';

/**
 * The systems' fonts, scaled to the measures of ours. Text shows from the first paint, and nothing moves when our fonts
 * arrive.
 */
for (const { fontFamily, ...face } of [...fallbackFaces.display, ...fallbackFaces.text]) {
  globalFontFace(fontFamily, face);
}
