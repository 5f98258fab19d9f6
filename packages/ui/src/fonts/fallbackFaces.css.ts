import { globalFontFace } from '@vanilla-extract/css';
import fallbackFaces from './fallbackFaces.json';

/** The systems' fonts with the measures of ours: text shows from the first paint, and nothing moves when ours are there. */
for (const { fontFamily, ...face } of [...fallbackFaces.display, ...fallbackFaces.text]) {
  globalFontFace(fontFamily, face);
}
