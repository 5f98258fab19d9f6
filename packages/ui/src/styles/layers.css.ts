import { globalLayer } from '@vanilla-extract/css';

export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const components = globalLayer('components');
export const patterns = globalLayer('patterns');
export const site = globalLayer('site');
export const utilities = globalLayer('utilities');
