import type { Formats, UiWords } from '@portfolio/words';
import { formats } from '@portfolio/words/own/formats';
import { createContext, useContext } from 'react';

/** The words of the components, and the language's formats of numbers and dates. */
export interface UiLanguage {
  words: UiWords;
  formats: Formats;
}

/**
 * The language of all components inside: `<LanguageContext value={{ words: french, formats }}>`.
 * @default the language of `@portfolio/words`: English, or the one of the site that is built
 */
export const LanguageContext = createContext<UiLanguage | undefined>(undefined);

/**
 * A group of words in the language around the component.
 * @param own the same group, used if there is no provider; the component imports it, so that a page loads no other
 * group
 */
export const useWords = <Group extends keyof UiWords>(
  group: Group,
  own: UiWords[Group],
): UiWords[Group] => useContext(LanguageContext)?.words[group] ?? own;

/** How the language around the component writes numbers and dates. */
export const useFormats = (): Formats => useContext(LanguageContext)?.formats ?? formats;
