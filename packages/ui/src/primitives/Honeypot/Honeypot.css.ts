import { primitiveStyle } from '../../styles/layered.ts';
import { outOfSight } from '../../styles/outOfSight.ts';

// Not `display: none`: programs leave such fields empty.
export const root = primitiveStyle(outOfSight);
