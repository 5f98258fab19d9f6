import { altTexts } from './altTexts.ts';
import { categories } from './categories.ts';
import type { ContentCheck } from './check.ts';
import { legal } from './legal.ts';
import { ownContent } from './ownContent.ts';
import { statistics } from './statistics.ts';
import { translations } from './translations.ts';

/** What can be open in valid content: the doctor's lines, and the editor's list. */
export const contentChecks: readonly ContentCheck[] = [
  translations,
  ownContent,
  statistics,
  categories,
  altTexts,
  legal,
];
