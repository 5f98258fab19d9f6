import { primitiveStyle } from '../../styles/layered.ts';
import { outOfSight } from '../../styles/outOfSight.ts';

export const hidden = primitiveStyle(outOfSight);
