import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const columns = primitiveStyle({
  alignItems: 'start',
  columnGap: vars.space.xxl,
  display: 'grid',
  // Not `auto-fit`, which gives all to the first child while the document of the second is on its way.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  // A grid would begin on the next sheet of paper.
  '@media': { print: { display: 'block' } },
});
