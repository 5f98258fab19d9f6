import { globalStyle } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';

/** The element has no box, so the image is laid out directly by its container. */
export const picture = primitiveStyle({ display: 'contents' });

// Browsers lay out a source as an empty box, and the container would add its gap next to it.
globalStyle(`${picture} > source`, inPrimitives({ display: 'none' }));
