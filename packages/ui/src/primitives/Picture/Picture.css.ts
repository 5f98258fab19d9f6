import { globalStyle } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';

/** The image takes its place by itself, whichever way its holder lays things out. */
export const picture = primitiveStyle({ display: 'contents' });

// Browsers draw a source as an empty box, which a gap of the holder would be set beside.
globalStyle(`${picture} > source`, inPrimitives({ display: 'none' }));
