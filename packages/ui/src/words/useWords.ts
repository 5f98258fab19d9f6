import { type Formats, formats } from '@portfolio/words';
import { createContext, useContext } from 'react';

/** The language that `LanguageProvider` sets. `groups` has its words by the group of `@portfolio/words` that they replace. */
export const LanguageContext = createContext<
  { groups: ReadonlyMap<unknown, unknown>; formats: Formats } | undefined
>(undefined);

/**
 * A group of words in the language around the component: `useWords(skill).usedIn`.
 * @param group of `@portfolio/words`: a page loads those that its components name
 */
export const useWords = <Group>(group: Group): Group =>
  (useContext(LanguageContext)?.groups.get(group) as Group | undefined) ?? group;

/** How the language around the component writes numbers and dates. */
export const useFormats = (): Formats => useContext(LanguageContext)?.formats ?? formats;
