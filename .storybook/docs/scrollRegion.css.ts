import { style } from '@vanilla-extract/css';

export const region = style({ maxInlineSize: '100%', overflowX: 'auto' });
