import { globalStyle } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';

/** The image takes its place by itself, whichever way its holder lays things out. */
export const picture = primitiveStyle({ display: 'contents' });

// Browsers lay out a source as an empty box, next to which the holder would add its gap.
globalStyle(`${picture} > source`, inPrimitives({ display: 'none' }));
