export * from './describe.ts';
export { makeFormat, percentOf } from './format.ts';
export type { FigureData } from './kinds.ts';
export type * from './types.ts';
