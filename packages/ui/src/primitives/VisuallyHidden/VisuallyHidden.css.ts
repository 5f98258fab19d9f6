import { primitiveStyle } from '../../styles/layered.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';

export const hidden = primitiveStyle(visuallyHidden);
