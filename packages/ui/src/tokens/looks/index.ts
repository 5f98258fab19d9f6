import { editorial } from './editorial.ts';
import type { Look } from './look.ts';
import { plain } from './plain.ts';
import { technical } from './technical.ts';

export * from './look.ts';

/** All looks. The content knows the same names (`lookNames` of `@portfolio/data`). */
export const looks = { editorial, plain, technical } satisfies Record<string, Look>;
export type LookName = keyof typeof looks;

/** The look of a site that sets none. */
export const DEFAULT_LOOK: LookName = 'editorial';
