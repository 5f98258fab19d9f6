export * from './colors.ts';
export * from './css.ts';
export * from './designTokens.ts';
export * from './lookStyles.ts';
export * from './looks/index.ts';
export * from './scales.ts';
