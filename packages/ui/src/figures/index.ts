export * from './describe.ts';
export * from './types.ts';
