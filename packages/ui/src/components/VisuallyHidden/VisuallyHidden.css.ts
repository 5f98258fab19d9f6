import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';

export const hidden = style(
  component({
    blockSize: 1,
    clipPath: 'inset(50%)',
    inlineSize: 1,
    overflow: 'hidden',
    position: 'absolute',
    whiteSpace: 'nowrap',
  }),
);
