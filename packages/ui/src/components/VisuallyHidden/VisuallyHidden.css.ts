import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { outOfSight } from '../../styles/outOfSight';

export const hidden = style(component(outOfSight));
