import { type Formats, formats, type UiWords, ui } from '@portfolio/words';
import { createContext, useContext } from 'react';

/** The words of the components, and how their language writes numbers and dates. */
export interface UiLanguage {
  words: UiWords;
  formats: Formats;
}

/** The language without a provider: English, or that of the site which is built. */
export const ownLanguage: UiLanguage = { words: ui, formats };

/**
 * The language of all components within it: `<LanguageContext value={{ words: french.ui, formats }}>`.
 * @default English
 */
export const LanguageContext = createContext(ownLanguage);

export const useLanguage = () => useContext(LanguageContext);

/** The words that a component says itself. */
export const useWords = () => useLanguage().words;
