import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { outOfSight } from '../../styles/outOfSight.ts';

// Not `display: none`, which is what programs look for before they leave a field empty.
export const root = style(component(outOfSight));
