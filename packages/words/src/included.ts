import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import type { Words } from './Words.ts';

/** The languages that the product has words of; a file that lacks an entry doesn't compile here. */
export const included = { de, en, es, fr } satisfies Record<string, Words>;
