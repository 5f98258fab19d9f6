import type { Formats, Words } from '@portfolio/words';
import * as own from '@portfolio/words';
import type { ReactNode } from 'react';
import { LanguageContext } from './useWords.ts';

export interface LanguageProviderProps {
  /** All words of the language, such as `included.fr` of `@portfolio/words/included`. */
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
  const groups = new Map(
    Object.entries(own).map(([name, group]) => [group, words[name as keyof Words]]),
  );
  return <LanguageContext value={{ groups, formats }}>{children}</LanguageContext>;
}
