import type { FigureLanguage } from '@portfolio/figures';
import { figures } from '@portfolio/words';
import { useFormats, useWords } from '../../words/index.ts';

/** The language around the component, as the functions of `@portfolio/figures` take it. */
export const useFigureLanguage = (): FigureLanguage => ({
  words: useWords(figures),
  formats: useFormats(),
});
