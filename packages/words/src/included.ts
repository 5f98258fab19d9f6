import * as ar from './ar/index.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import * as hi from './hi/index.ts';
import type { Words } from './Words.ts';

/** The languages that the product has words of; a folder that lacks an entry doesn't compile here. */
export const included = { ar, de, en, es, fr, hi } satisfies Record<string, Words>;
