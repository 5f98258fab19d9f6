export * from './describe.ts';
export { makeFormat, percentOf } from './format.ts';
export * from './types.ts';
