import type { Formats, UiWords } from '@portfolio/words';
import { formats } from '@portfolio/words/own/formats';
import { createContext, useContext } from 'react';

/** The words of the components, and how their language writes numbers and dates. */
export interface UiLanguage {
  words: UiWords;
  formats: Formats;
}

/**
 * The language of all components within it: `<LanguageContext value={{ words: french, formats }}>`.
 * @default that of `@portfolio/words`: English, or the language of the site which is built
 */
export const LanguageContext = createContext<UiLanguage | undefined>(undefined);

/**
 * The words of a group, in the language around the component.
 * @param own the group without a provider; named by the component, so that a page loads no other group
 */
export const useWords = <Group extends keyof UiWords>(
  group: Group,
  own: UiWords[Group],
): UiWords[Group] => useContext(LanguageContext)?.words[group] ?? own;

/** How the language around the component writes numbers and dates. */
export const useFormats = (): Formats => useContext(LanguageContext)?.formats ?? formats;
