export * from './colors.ts';
export * from './css.ts';
export * from './designTokens.ts';
export * from './scales.ts';
