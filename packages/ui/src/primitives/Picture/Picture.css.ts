import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';

/** The image takes its place by itself, whichever way its holder lays things out. */
export const picture = style(component({ display: 'contents' }));

// Browsers draw a source as an empty box, which a gap of the holder would be set beside.
globalStyle(`${picture} > source`, component({ display: 'none' }));
