import * as ar from './ar.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as hi from './hi.ts';
import type { Words } from './Words.ts';

/** The languages that the product has words of; a file that lacks an entry doesn't compile here. */
export const included = { ar, de, en, es, fr, hi } satisfies Record<string, Words>;
