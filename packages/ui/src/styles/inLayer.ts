import type { StyleRule } from '@vanilla-extract/css';
import { components, patterns } from './layers.css.ts';

/** Puts a rule into the layer of single components. */
export const component = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });

/** Puts a rule into the layer of arrangements of components, which may override them. */
export const pattern = (rule: StyleRule): StyleRule => ({ '@layer': { [patterns]: rule } });
