export * from './describe.ts';
export type { FigureData } from './kinds.ts';
export { makeFormat, percentOf } from './text/format.ts';
export type * from './text/types.ts';
