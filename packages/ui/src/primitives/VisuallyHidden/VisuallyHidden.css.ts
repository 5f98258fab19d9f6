import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { outOfSight } from '../../styles/outOfSight.ts';

export const hidden = style(component(outOfSight));
