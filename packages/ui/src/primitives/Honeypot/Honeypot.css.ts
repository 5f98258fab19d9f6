import { primitiveStyle } from '../../styles/layered.ts';
import { outOfSight } from '../../styles/outOfSight.ts';

// Not `display: none`, which is what programs look for before they leave a field empty.
export const root = primitiveStyle(outOfSight);
