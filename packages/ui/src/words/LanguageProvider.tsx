import type { Formats, Words } from '@portfolio/words';
import * as own from '@portfolio/words';
import type { ReactNode } from 'react';
import { LanguageContext } from './useWords.ts';

export interface LanguageProviderProps {
  /** All words of the language, such as those of `@portfolio/words/fr`. */
  words: Words;
  /** How it writes numbers and dates: `formatsOf('fr')`. */
  formats: Formats;
  children: ReactNode;
}

/**
 * Changes the language of all components within it. Without one they speak that of `@portfolio/words`: English, or the
 * language of the site that is built.
 */
export function LanguageProvider({ words, formats, children }: LanguageProviderProps) {
  const names = Object.keys(words) as (keyof Words)[];
  const groups = new Map(names.map((name) => [own[name], words[name]]));
  return <LanguageContext value={{ groups, formats }}>{children}</LanguageContext>;
}
